import { expect, settled, stopClock, test, visit } from "../fixtures.ts";
import { beginSessionWith, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";
import { sheetsOf } from "../pages/sheets-of.ts";

const SHEET = { format: "A4", preferCSSPageSize: true } as const;

/** Two festivals and a fast with its end; Ugadi. */
const DAYS = ["2026-11-21", "2026-03-19"];

for (const [language, form, timings] of [
  ["english", "Custom Panchang Calculator", "Rahu Kaal"],
  ["telugu", "మరో రోజు పంచాంగం", "రాహుకాలం"],
] as const) {
  test(`a day prints whole on one sheet of A4, good and bad apart, without the form: ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
    for (const date of DAYS) {
      await visit(page, `/app/panchang?date=${date}&place=1269843`);
      await page.getByRole("row", { name: timings }).waitFor();
      await settled(page);
      expect(sheetsOf(await page.pdf(SHEET))).toBe(1);
    }
    await page.emulateMedia({ media: "print" });

    // A sheet is narrower than the window: along the track every place is a part of its width.
    const drawn = () =>
      page
        .locator("[role=img] rect, [role=img] text")
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute("x") ?? ""));
    // The drawing follows when the page hears that it is printed.
    await expect.poll(async () => (await drawn()).every((place) => /%$|^-/.test(place))).toBe(true);
    const places = await drawn();
    expect(places.length).toBeGreaterThan(40);
    // The names of the rows are in a column of their own, before the track.
    expect(places.filter((place) => !place.endsWith("%") && !place.startsWith("-"))).toEqual([]);
    expect(Math.max(...places.map(Number.parseFloat))).toBeLessThanOrEqual(100);

    await expect(page.getByRole("row", { name: timings })).toBeVisible();
    await expect(page.getByRole("heading", { name: form })).toBeHidden();
    await expect(page.locator("main details[data-needs-script]").first()).toBeHidden();
    // Hatching and gold are grounds, which browsers leave out unless they are asked to print them.
    const grounds = await page
      .locator("th i")
      .evaluateAll((keys) => keys.map((key) => getComputedStyle(key).getPropertyValue("print-color-adjust")));
    expect(new Set(grounds)).toEqual(new Set(["exact"]));
  });
}

test("with a person in the session the sheet is the same, and does not name them", async ({ page }) => {
  await beginSessionWith(page, WAR_TIME_BIRTH);
  for (const date of DAYS) {
    await visit(page, `/app/panchang?date=${date}&place=1269843`);
    await page.getByText("Sita", { exact: false }).first().waitFor();
    await settled(page);
    expect(sheetsOf(await page.pdf(SHEET))).toBe(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main").getByText("Sita")).toBeHidden();
});

test("today prints without a now, and the screen has it again afterwards", async ({ page }) => {
  await stopClock(page, "2026-11-21T10:40:25+05:30");
  await visit(page, "/app/panchang");
  await page.getByText("10:40", { exact: true }).waitFor();
  await settled(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("10:40", { exact: true })).toHaveCount(0);
  await expect(page.getByText(/^(over|in \d.*|.* left)$/)).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByText("10:40", { exact: true })).toBeVisible();
});
