import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectThumbSized,
  hold,
  hydrated,
  layoutShifts,
  test,
} from "../fixtures.ts";
import { expectTelugu, typedBy } from "../pages/expect-telugu.ts";
import { ANJALI, REPORT_CALLS, ResultsPage } from "../pages/results-page.ts";

test("what runs now is computed from its dates at the visitor's present, drawn and described in words", async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open({ at: "2026-11-21T10:00:00" });
  const dasha = results.card("Your Current Mahadasha");
  await test.step("of dasha and Saturn", async () => {
    const saturn = results.card("Saturn and your Moon");
    await expect(dasha).toContainText(/running Jupiter Mahadasha until\s10\sDecember\s2031/);
    await expect(dasha).toContainText(/Sun, until\s10\sApril\s2027/);
    await expect(saturn).toContainText("You are in none of the four periods now.");
    await expect(saturn).toContainText(/Ardhastama Shani begins on\s3\sJune\s2027/);
  });
  await test.step("a graha is never a picture alone: the drawn life has its table of words", async () => {
    await dasha.getByText("All periods and their dates").click();
    const life = dasha.getByRole("table", { name: "Mahadashas" });
    await expect(life.getByRole("rowheader")).toHaveCount(9);
    await expect(life.getByRole("row", { name: /^Jupiter/ })).toContainText(/16 years.*10\sDecember\s2015/);
    await expect(dasha.getByRole("table", { name: "Antardashas of Jupiter" }).getByRole("rowheader")).toHaveCount(9);
    await dasha.getByText("About this mahadasha").click();
    await expect(dasha.locator("details[open] p").first()).toContainText("Jupiter");
    await dasha.getByText("Why these periods").click();
    await expect(dasha.getByRole("listitem").filter({ hasText: "are cut into nine" })).toHaveText(
      /^The 16 years of Jupiter/,
    );
  });
  await test.step("six years later it is another", async () => {
    await page.clock.setFixedTime(new Date("2032-06-01T10:00:00+05:30"));
    await page.reload();
    await expect(dasha).toContainText(/running Saturn Mahadasha until\s9\sDecember\s2050/);
  });
  await test.step("Saturn's stays are past, current and future by the present day", async () => {
    await page.clock.setFixedTime(new Date("2028-06-01T10:00:00+05:30"));
    await page.reload();
    const saturn = results.card("Saturn and your Moon");
    await expect(saturn).toContainText(/You are in Ardhastama Shani, Small Panoti, until\s17\sApril\s2030/);
    await saturn.locator("summary", { hasText: "All periods of Saturn" }).click();
    const table = saturn.getByRole("table", { name: "All periods of Saturn" });
    await expect(table.getByRole("row").filter({ hasText: "CURRENT" })).toHaveCount(1);
    const standings = await table.locator("tbody td:last-child span").allInnerTexts();
    const order = ["PAST", "CURRENT", "FUTURE"];
    expect(standings).toEqual(standings.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(standings).size).toBe(3);
  });
});

test("a score is the sum of the reasons it shows", async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open({ details: { ...ANJALI, birthDate: "1992-08-23", birthTime: "21:15" } });
  const mangal = results.card("Mangal Dosha");
  const said = mangal.locator("p").first();
  await expect(said).toContainText("/100");
  const score = Number.parseInt(await said.innerText(), 10);
  await mangal.getByText("Why this score").click();
  await expect(mangal.locator("details[open] cite")).not.toBeEmpty();
  const figures = await mangal.locator("details[open] li .num").allInnerTexts();
  const points = figures.map((text) => Number(text.replace("−", "-").replace("+", "")));
  expect(points.length).toBeGreaterThan(1);
  expect(points.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(score);
  expect(points.at(-1)).toBe(score);
});

const ALL_ON_ONE_SIDE = { ...ANJALI, birthDate: "1985-01-16", birthTime: "10:15" };

test("a Kaalsarp Dosha is named with its type, direction and houses and with what custom does, in Telugu without English", async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await results.open({ details: ALL_ON_ONE_SIDE });
  const kaalsarp = results.card("Kaalsarp Dosha");
  await expect(kaalsarp).toContainText(/^Kaalsarp Dosha\s*Present/);
  await expect(kaalsarp.getByRole("definition")).toHaveText(["Vasuki", "Descending", "3-9"]);
  await kaalsarp.getByText("What custom recommends").click();
  await expect(kaalsarp.locator("details[open] li").first()).not.toBeEmpty();
  await expect(kaalsarp).toContainText("You do not need any of this to be well.");

  await results.arrived();
  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  const inTelugu = results.card("కాలసర్ప దోషం");
  await expect(inTelugu).toContainText("వాసుకి");
  await results.arrived();
  for (const fold of await inTelugu.locator("details").all()) {
    if ((await fold.getAttribute("open")) === null) await fold.locator("summary").first().click();
  }
  const saturn = results.card("ఏలినాటి శని, ఇతర శని కాలాలు");
  await expect(saturn).toContainText("రాశిలో ఉన్నాడు; మీ జన్మ రాశి నుండి");
  await expect(saturn).not.toContainText("ం రాశిలో");
  await saturn.getByText("శని కాలాలన్నీ").first().click();
  await expect(saturn.getByRole("columnheader", { name: "స్థితి" })).toBeAttached();
  await expectTelugu(page, typedBy(ALL_ON_ONE_SIDE));
});

test("doors lead to reports there are, what opens opens by keyboard, and reasons come then, in the language of the screen", async ({
  page,
}) => {
  const results = new ResultsPage(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).searchParams.has("explain")) asked.push(request.url());
  });
  await results.open();
  await results.arrived();
  const doors = page.getByRole("main").locator('a[href*="/features"]');
  await expect(doors).toHaveCount(7);
  const words = results.card("Your Recommended Gemstone").getByText("How to wear it");
  await words.focus();
  await page.keyboard.press("Enter");
  const finger = page.getByText("Middle finger", { exact: true });
  await expect(finger).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(finger).toBeHidden();

  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  const gem = results.card("మీకు సూచించిన రత్నం");
  await expect(gem).toBeVisible();
  await results.arrived();
  expect(asked, "no reasons before they are opened").toEqual([]);
  await gem.getByText("ఈ రత్నమే ఎందుకు?").click();
  await expect(gem.locator("details[open] li").first()).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/gem-suggestion\?.*lang=te/)]);
  await expectTelugu(page, typedBy(ANJALI));
});

test("nothing moves while slow answers come, from the top to the end of the page", { tag: "@phone" }, async ({
  page,
}) => {
  const shifts = await layoutShifts(page);
  const answer = await hold(page, "**/api/v3-json/**");
  const results = new ResultsPage(page);
  await results.open({ details: { ...ANJALI, timeAccuracyMinutes: 30 } });
  await hydrated(page);
  await shifts.start();
  answer();
  await results.arrived();
  expect(await shifts.sum()).toBeLessThan(0.001);
});

test.describe("each card by itself", () => {
  test.use({ expectedFaults: { patterns: [/api\/v3-json/, /Failed to load resource/, /API error/] } });

  test("fails with its own words and leaves the rest working; one button recovers all of them", async ({ page }) => {
    const results = new ResultsPage(page);
    const refusal = { status: 400, json: { status: 400, response: "no", code: "invalid_date" } };
    for (const call of REPORT_CALLS) await page.route(`**/${call}?**`, (route) => route.fulfill(refusal));
    await results.open();
    const cards = [
      ["Your Current Mahadasha", "Failed to fetch dasha predictions."],
      ["Saturn and your Moon", "Failed to fetch Sade Sati information."],
      ["Mangal Dosha", "Failed to fetch Mangal Dosha information."],
      ["Kaalsarp Dosha", "Failed to fetch Kaalsarp Dosha information."],
      ["Your Recommended Gemstone", "Failed to load gem suggestions. Please try again later."],
      ["Your ascendant", "Failed to fetch ascendant report."],
    ] as const;
    await expect(page.getByText("Failed to fetch Kundli data.")).toBeVisible();
    for (const [card, message] of cards) await expect(results.card(card)).toContainText(message);
    await expect(page.getByRole("img", { name: /Rasi/ })).toBeVisible();
    await expectAccessible(page);

    for (const call of REPORT_CALLS) await page.unroute(`**/${call}?**`);
    await results.card(cards[0][0]).getByRole("button", { name: "Try Again" }).click();
    for (const [card, message] of cards) {
      await expect(results.card(card)).not.toContainText(message);
      await expect(results.card(card)).not.toHaveAttribute("aria-busy", "true");
    }
    await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  });
});

for (const language of ["english", "telugu"] as const) {
  test(`with everything open it is accessible by day and night and fits 320 px: ${language}`, {
    tag: "@phone",
  }, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: "light" });
    const results = new ResultsPage(page);
    await results.open({ language, details: { ...ANJALI, timeAccuracyMinutes: 30 } });
    await results.arrived();
    await results.openAll();
    await expectAccessibleInBothThemes(page);
    if (isMobile) await expectThumbSized(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}
