import { readFile } from "node:fs/promises";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectThumbSized,
  settled,
  test,
  visit,
} from "../fixtures.ts";
import { expectTelugu, typedBy } from "../pages/expect-telugu.ts";
import { CHART_CALL, drawing, HOUSES_CALL, KUNDLI, navamsa, questionsOf, rasi } from "../pages/kundli-page.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

test("both charts are requested and drawn as specified; a house says what stands there and who looks at it", {
  tag: "@phone",
}, async ({ page }) => {
  const asked = questionsOf(page, CHART_CALL);
  await beginSessionWith(page, ANJALI);
  await visit(page, KUNDLI);
  await settled(page);
  await test.step("what was entered opens, and both charts are requested as specified", async () => {
    const info = page.getByRole("region", { name: "Basic Info" });
    await expect(info).toBeHidden();
    await page.getByText("Basic Info", { exact: true }).click();
    await expect(info).toContainText("Anjali Rao");
    for (const label of ["Name", "Birth date", "Birth time", "Location", "Coordinates"]) {
      await expect(info.getByRole("term").filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
    }
    await expect(drawing(page, /^Rasi, South Indian chart/)).toBeVisible();
    await expect(drawing(page, /^Navamsa, South Indian chart/)).toBeVisible();
    await expect(page.locator(".chart-d1 .chart-ascendant")).toHaveText(/^As/);
    const width = page.viewportSize()?.width ?? 0;
    expect(asked.map((question) => question.get("div")).toSorted()).toEqual(["D1", "D9"]);
    for (const question of asked) {
      expect(Object.fromEntries(question)).toEqual({
        dob: "17/05/1990",
        tob: "06:05",
        lat: "17.9784",
        lon: "79.5941",
        zone: "Asia/Kolkata",
        lang: "en",
        div: question.get("div"),
        style: "south",
        color: "orange",
        font_size: "20",
        size: String(width < 768 ? width - 120 : 450),
      });
    }
    await expectNoSidewaysScroll(page);
  });
  await test.step("a house says what stands there and who looks at it, a planet what it looks at", async () => {
    const ninth = rasi(page).getByRole("button", {
      name: "House 9, Capricorn: Saturn (retrograde), Rahu (retrograde), Moon",
      exact: true,
    });
    const detail = page.getByRole("region", { name: "House 9: fortune, father and faith" });
    await ninth.click({ position: { x: 5, y: 5 } });
    await expect(ninth).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("status").filter({ hasText: "House 9 is below the chart." })).toBeAttached();
    await expect(detail).toContainText("Capricorn. Lord: Saturn, in this house.");
    await expect(detail).toContainText("more than in any other house");
    await expect(detail).toContainText("Ketu (from house 3) looks at this house in full.");
    const tinted = rasi(page).locator("[data-tinted]");
    await expect(tinted).toHaveCount(1);
    await expect(tinted).toHaveAttribute("aria-label", /^House 3, /);
    await expect(detail.getByRole("listitem").filter({ hasText: "Saturn" })).toContainText(
      /Capricorn 1\.\d\d°, Uttara Ashadha, pada 2.*Looks at: houses 11, 3, 6/,
    );
    await expectAccessibleInBothThemes(page);
    await page.emulateMedia({ colorScheme: "light" });

    await detail.getByRole("button", { name: "Saturn (retrograde)" }).click();
    await expect(tinted).toHaveCount(3);
    await expect(detail).toContainText("Tinted: the houses that Saturn looks at.");
    const reasons = page.waitForRequest(
      (request) => HOUSES_CALL.test(request.url()) && /explain=1/.test(request.url()),
    );
    await detail.getByText(/^Why they are here/).click();
    await reasons;
    await expect(detail).toContainText("Saturn at 271.50° of the zodiac falls into Capricorn, house 9.");

    // The letters of a planet are part of its house: a press there means the planet.
    const moon = page.locator(".chart-d1 .chart-moon");
    await moon.evaluate((letters) => letters.scrollIntoView({ block: "center", behavior: "instant" }));
    const at = await moon.boundingBox();
    await page.mouse.click((at?.x ?? 0) + 6, (at?.y ?? 0) + (at?.height ?? 0) / 2);
    await expect(detail.getByRole("button", { name: "Moon" })).toHaveAttribute("aria-pressed", "true");

    await ninth.click({ position: { x: 5, y: 5 } });
    await expect(detail.getByRole("button", { pressed: true })).toHaveCount(0);
    await ninth.click({ position: { x: 5, y: 5 } });
    await expect(detail).toHaveCount(0);
  });
  await test.step("no letter is below 11 px, and each house is as large as a thumb, in every style", async () => {
    for (const style of ["South", "North", "East"]) {
      await page.getByText(style, { exact: true }).click();
      await expect(drawing(page, new RegExp(`^Rasi, ${style} Indian chart`))).toBeVisible();
      await expect(drawing(page, new RegExp(`^Navamsa, ${style} Indian chart`))).toBeVisible();
      await expect(rasi(page).getByRole("button")).toHaveCount(12);
      const sizes = await page
        .locator("figure svg :is(text, tspan)")
        .evaluateAll((letters) =>
          letters.map((one) =>
            one instanceof SVGGraphicsElement
              ? Number.parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0)
              : 0,
          ),
        );
      expect(sizes.length).toBeGreaterThan(40);
      expect(Math.min(...sizes), style).toBeGreaterThanOrEqual(11);
      if ((page.viewportSize()?.width ?? 0) < 768) await expectThumbSized(page);
      await expectNoSidewaysScroll(page);
    }
  });
});

test("a chart is gone through by keyboard, read as a table, and downloaded as SVG and as a picture of twice its size", async ({
  page,
}) => {
  await beginSessionWith(page, ANJALI);
  await visit(page, KUNDLI);
  await settled(page);
  await test.step("the houses are one stop of the Tab key, with arrows between them", async () => {
    const houses = navamsa(page).getByRole("button");
    await expect(houses).toHaveCount(12);
    await page.getByRole("button", { name: /^Download as PNG Rasi/ }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(houses.first()).toBeFocused();
    expect(await houses.first().evaluate((area) => getComputedStyle(area).strokeWidth)).toBe("4px");
    await page.keyboard.press("ArrowLeft");
    await expect(houses.nth(11)).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(houses.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("heading", { name: /^House 2: / })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(houses.nth(1)).toHaveAttribute("aria-pressed", "false");
  });
  await test.step("each chart is there as a table too", async () => {
    await page
      .getByText(/^The chart as a table/)
      .first()
      .click();
    const table = page.getByRole("table", { name: "Rasi (D1, the sky at birth), house by house" });
    await expect(table.getByRole("row")).toHaveCount(13);
    await expect(table.getByRole("row").nth(9)).toHaveText(
      /9\s*Capricorn \(Saturn\)\s*Saturn \(retrograde\), Rahu \(retrograde\), Moon\s*Ketu/,
    );
  });
  await test.step("it is downloaded as SVG and as a picture at least twice its size", async () => {
    const vector = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Download as SVG Navamsa/ }).click();
    const svg = await vector;
    expect(svg.suggestedFilename()).toBe("anjali-rao-d9-south.svg");
    const text = await readFile(await svg.path(), "utf8");
    expect(text).toMatch(/<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(text).toContain("Navamsa");

    const raster = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Download as PNG Rasi/ }).click();
    const png = await raster;
    expect(png.suggestedFilename()).toBe("anjali-rao-d1-south.png");
    const bytes = await readFile(await png.path());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1800, 1800]);
    // Letters, lines and paper: a picture of one colour would be a few kilobytes.
    expect(bytes.length).toBeGreaterThan(40_000);
  });
});

test("style, division, ayanamsa and node are kept, said, and apply to every tab and the overview alike", async ({
  page,
}) => {
  await beginSessionWith(page, ANJALI);
  await visit(page, KUNDLI);
  await settled(page);
  await expect(
    page.getByText(/^Calculated by the usual rules \(Ayanamsa: Lahiri; Rahu and Ketu: Mean node\)\./),
  ).toBeVisible();
  const division = page.getByRole("combobox", { name: "Division" });
  await expect(division.getByRole("option")).toHaveCount(27);
  await expect(division.getByRole("option", { selected: true })).toHaveText("D9 Navamsa: marriage and dharma");

  const planets = questionsOf(page, /\/horoscope\/planet-details\?/);
  const sidebar = page.getByRole("navigation", { name: "Astrological Reports" });
  const openPlanets = async () => {
    const name = "Planet Details and Ascendant Report";
    await sidebar.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await settled(page);
  };
  await openPlanets();
  const lagnaOf = () =>
    page
      .getByRole("region", { name: /Ascendant/ })
      .first()
      .innerText();
  const byLahiri = await lagnaOf();
  expect(planets.map((question) => question.get("ayanamsa"))).toEqual([null]);
  await page.goBack();
  await expect(division).toBeVisible();
  await settled(page);

  const charts = questionsOf(page, CHART_CALL);
  await page.getByText("North", { exact: true }).click();
  await division.selectOption("D10");
  await page.getByRole("combobox", { name: "Ayanamsa" }).selectOption("raman");
  await page.getByText("True node", { exact: true }).click();
  await expect(
    page.getByText(/^Calculated by the rules you chose: Ayanamsa: Raman; Rahu and Ketu: True node\./),
  ).toBeVisible();
  await expect(drawing(page, /^Dasamsa, North Indian chart/)).toBeVisible();
  await expect(page.getByText("work and deeds", { exact: true }).first()).toBeVisible();
  await settled(page);
  const last = charts.slice(-2);
  expect(last.map((question) => question.get("div")).toSorted()).toEqual(["D1", "D10"]);
  for (const question of last) {
    expect(Object.fromEntries(question)).toMatchObject({ style: "north", ayanamsa: "raman", node: "true" });
    expect(question.has("positions")).toBe(false);
  }

  // What the browser kept by the usual rules is no answer now.
  await openPlanets();
  await expect(page.getByText("Chosen rules: Raman ayanamsa, true node")).toBeVisible();
  expect(Object.fromEntries(planets.at(-1) ?? [])).toMatchObject({ ayanamsa: "raman", node: "true" });
  expect(await lagnaOf()).not.toBe(byLahiri);

  await visit(page, "/app/results");
  await settled(page);
  await expect(drawing(page, /^Rasi, North Indian chart/)).toBeVisible();
  const planetsOfRaman = await page
    .getByRole("table", { name: /Planet/ })
    .first()
    .innerText();
  await page.getByRole("link", { name: "Chosen rules: Raman ayanamsa, true node. Change the rules" }).click();
  await expect(page).toHaveURL(/tab=kundli/);
  await settled(page);
  await expect(division).toHaveValue("D10");

  // One touch back, and one to undo it; the figures follow each.
  await visit(page, "/app/results");
  await page.getByRole("button", { name: "Use the default" }).click();
  await expect(page.getByText("The default rules are in use")).toBeVisible();
  await settled(page);
  expect(
    await page
      .getByRole("table", { name: /Planet/ })
      .first()
      .innerText(),
  ).not.toBe(planetsOfRaman);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await settled(page);
  expect(
    await page
      .getByRole("table", { name: /Planet/ })
      .first()
      .innerText(),
  ).toBe(planetsOfRaman);
  await page.getByRole("button", { name: "Use the default" }).click();
  await visit(page, KUNDLI);
  await settled(page);
  await expect(page.getByText(/^Calculated by the usual rules/)).toBeVisible();
  await openPlanets();
  expect(planets.at(-1)?.has("ayanamsa")).toBe(false);
  expect(await lagnaOf()).toBe(byLahiri);
});

test.describe("a picture that cannot be made", () => {
  test.use({ expectedFaults: { patterns: [/too large for this device/] } });

  test("is said, with what can be done instead", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await beginSessionWith(page, ANJALI);
    await visit(page, KUNDLI);
    await page.getByRole("button", { name: /^Download as PNG Rasi/ }).click();
    await expect(page.getByRole("alert")).toContainText("The picture could not be made.");
    await expect(page.getByRole("button", { name: /^Download as SVG Rasi/ })).toBeEnabled();
  });
});

test("is Telugu throughout on a Telugu screen", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  await beginSessionWith(page, ANJALI);
  await visit(page, KUNDLI);
  await expect(drawing(page, /నవాంశ/)).toBeVisible();
  await page
    .getByRole("group", { name: /రాశి/ })
    .getByRole("button")
    .nth(8)
    .click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole("heading", { name: /^9వ భావం: / })).toBeVisible();
  for (const table of await page.getByText(/^పట్టికగా ఈ చక్రం/).all()) await table.click();
  await settled(page);
  await expectTelugu(page, typedBy(ANJALI));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
