import { expect, hold, settled, test, visit } from "../fixtures.ts";
import { CHART_CALL, drawing, HOUSES_CALL, KUNDLI, questionsOf, rasi } from "../pages/kundli-page.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const PRESS = "Press a house or a planet";

test("an answer that is an object with the drawing as output is accepted", async ({ page }) => {
  await page.route(CHART_CALL, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { output: await answer.text() } });
  });
  await beginSessionWith(page, ANJALI);
  await visit(page, KUNDLI);
  await expect(drawing(page, /^Rasi, South Indian chart/)).toBeVisible();
  await expect(drawing(page, /^Navamsa, South Indian chart/)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("a call that fails", () => {
  test.use({
    expectedFaults: {
      patterns: [
        /chart-image|divisions/,
        /Failed to load resource/,
        /API error/,
        /could not be reached/,
        /Invalid resp/,
      ],
    },
  });

  test("is named by its cause above the charts, and can be tried again", async ({ page }) => {
    const release = await hold(page, "**/horoscope/chart-image?*", (route) => route.abort());
    await beginSessionWith(page, ANJALI);
    await visit(page, KUNDLI);
    await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
    release();
    const banner = page.getByRole("main").getByRole("alert");
    await expect(banner).toContainText("Failed to fetch Kundli data.");
    await expect(page.getByText("This chart could not be drawn.")).toHaveCount(2);
    await expect(page.getByText(PRESS)).toHaveCount(0);
    await page.unroute("**/horoscope/chart-image?*");

    await page.route(/chart-image\?.*div=D1&/, (route) => route.fulfill({ json: { status: 200 } }));
    await banner.getByRole("button", { name: "Try Again" }).click();
    await expect(banner).toContainText("Invalid response format from birth chart API");
    await expect(drawing(page, /^Navamsa/)).toBeVisible();
    await page.unroute(/chart-image\?.*div=D1&/);
    await banner.getByRole("button", { name: "Try Again" }).click();
    await expect(drawing(page, /^Rasi/)).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expect(page.getByText(PRESS)).toHaveCount(2);

    await page.route(/chart-image\?.*div=D9&/, (route) => route.fulfill({ body: "no drawing" }));
    await page.getByText("East", { exact: true }).click();
    await expect(banner).toContainText("Invalid response format from navamsa chart API");
    await page.unroute(/chart-image\?.*div=D9&/);
    await page.route(/chart-image\?.*div=D9&/, (route) =>
      route.fulfill({
        status: 400,
        json: { status: 400, response: "dob is out of range", code: "year_out_of_range", field: "dob" },
      }),
    );
    await banner.getByRole("button", { name: "Try Again" }).click();
    await expect(banner).toContainText("dob is out of range");
  });

  test("for the houses leaves the drawing, and is said where they would be", async ({ page }) => {
    await page.route(HOUSES_CALL, (route) => route.abort());
    await beginSessionWith(page, ANJALI);
    await visit(page, KUNDLI);
    await expect(drawing(page, /^Rasi/)).toBeVisible();
    await expect(rasi(page)).toHaveCount(0);
    await expect(page.getByText(PRESS)).toHaveCount(0);
    await page
      .getByText(/^The chart as a table/)
      .first()
      .click();
    const alert = page.getByRole("main").getByRole("alert").filter({ visible: true });
    await expect(alert).toContainText("The houses of this chart could not be loaded.");
    await page.unroute(HOUSES_CALL);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(rasi(page).getByRole("button")).toHaveCount(12);
  });
});

test("with an unknown time neither ascendant nor navamsa is drawn, and the page says so", async ({ page }) => {
  const asked = questionsOf(page, CHART_CALL);
  await beginSessionWith(page, { ...ANJALI, birthTime: "12:00", timeAccuracyMinutes: 720 });
  await visit(page, KUNDLI);
  await settled(page);
  await expect(drawing(page, /^Chandra, South Indian chart/)).toBeVisible();
  await expect(page.getByRole("img")).toHaveCount(1);
  await expect(page.locator(".chart-ascendant")).toHaveCount(0);
  await expect(page.getByText(/^Drawn for noon, .*houses counted from the Moon’s sign/)).toBeVisible();
  await expect(page.getByRole("region", { name: "The time of birth is not known" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Division" })).toHaveCount(0);
  await page.getByText("Basic Info", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Basic Info" })).toContainText(/Birth time\s*Not known/);
  await expect(page.getByRole("main")).not.toContainText("12:00");
  expect(asked.map((question) => [question.get("div"), question.get("ascendant")])).toEqual([["moon", "0"]]);
});

test("without birth details it says so and calls nothing", async ({ page }) => {
  const asked = questionsOf(page, /\/v3-json\//);
  await visit(page, KUNDLI);
  await expect(page.getByRole("alert")).toContainText("Please enter your birth details before proceeding.");
  expect(asked).toEqual([]);
});
