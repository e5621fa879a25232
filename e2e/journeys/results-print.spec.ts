import { expect, test } from "../fixtures.ts";
import { ANJALI, ResultsPage } from "../pages/results-page.ts";
import { sheetsOf } from "../pages/sheets-of.ts";

const BIRTHS = [
  ["a birth at an exact time", ANJALI],
  [
    "one known to half an hour, before sunrise, at a place that was not found",
    { ...ANJALI, birthTime: "04:05", timeAccuracyMinutes: 30, location: "Ramapuram", latitude: "", longitude: "" },
  ],
] as const;

for (const language of ["english", "telugu"] as const) {
  for (const [name, details] of BIRTHS) {
    test(`${name} prints on one sheet of A4, even with everything open: ${language}`, async ({ page }) => {
      const results = new ResultsPage(page);
      await results.open({ language, details });
      await results.arrived();
      await results.openAll();
      expect(sheetsOf(await page.pdf({ format: "A4", preferCSSPageSize: true }))).toBe(1);

      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("img").first()).toBeVisible();
      await expect(page.locator("main details").first()).toBeHidden();
      await expect(page.getByRole("heading", { level: 2 }).last()).toBeVisible();
    });
  }
}

test("by the reader's own rules too it is one sheet, on which the rules and the foot name one ayanamsa", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("preferredConventions", "ayanamsa=raman&node=true"));
  const results = new ResultsPage(page);
  await results.open();
  await results.arrived();
  await expect(page.getByText("Chosen rules: Raman ayanamsa, true node")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("by the Raman ayanamsa");
  await expect(page.getByRole("contentinfo")).not.toContainText("Lahiri");
  expect(sheetsOf(await page.pdf({ format: "A4", preferCSSPageSize: true }))).toBe(1);
});

test("a counter of sheets that can count: about two charts' worth of text takes more than one", async ({ page }) => {
  await page.setContent(`<p>${"Saturn is in Pisces. ".repeat(2000)}</p>`);
  expect(sheetsOf(await page.pdf({ format: "A4" }))).toBeGreaterThan(1);
});
