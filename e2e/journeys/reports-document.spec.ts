import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  hold,
  settled,
  test,
  visit,
} from "../fixtures.ts";
import { openDocument, PARTS } from "../pages/document-page.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";
import { sheetsOf } from "../pages/sheets-of.ts";

const SHEET = { format: "A4", preferCSSPageSize: true } as const;
/** More would not be read, fewer would not be all. */
const [LEAST_SHEETS, MOST_SHEETS] = [10, 14];

const partsOf = (page: Page) => page.locator("section[id^=part-]");

/** All seven reports are there, and print on A4 without what is pressed. */
async function expectWholeOnPaper(page: Page, language: keyof typeof PARTS): Promise<void> {
  const window = page.viewportSize();
  await expect(partsOf(page)).toHaveCount(PARTS[language].length);
  for (const name of PARTS[language]) {
    const part = page.getByRole("region", { name, exact: true });
    await expect(part).toBeVisible();
    expect((await part.innerText()).length, name).toBeGreaterThan(150);
    await expect(part.getByRole("alert")).toHaveCount(0);
  }
  const sheets = sheetsOf(await page.pdf(SHEET));
  expect(sheets).toBeGreaterThanOrEqual(LEAST_SHEETS);
  expect(sheets).toBeLessThanOrEqual(MOST_SHEETS);

  await page.emulateMedia({ media: "print" });
  // Charts are drawings in the page itself: a printer draws them as sharp as it can.
  const charts = page.locator("#part-kundli figure svg");
  expect(await charts.count()).toBeGreaterThanOrEqual(2);
  await expect(charts.first()).toBeVisible();
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toBeHidden();
  await expect(page.getByRole("button", { name: /Refresh Data|మళ్ళీ లెక్కించండి/ }).first()).toBeHidden();
  await expect(partsOf(page).locator("details:not([open]) > summary:visible")).toHaveCount(
    await page.locator("section[id^=part-] details:not([open])").count(),
  );
  // Nothing is cut at the right edge of a sheet.
  await page.setViewportSize({ width: 680, height: 960 });
  await expectNoSidewaysScroll(page);
  if (window !== null) await page.setViewportSize(window);
  await page.emulateMedia({ media: null });
}

/** The rules of the page for paper alone. */
const rulesOf = (page: Page) =>
  page.evaluate(() => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)));

test("all seven reports are in one document, each on sheets of its own, in either language", async ({ page }) => {
  await openDocument(page);
  await test.step("in English", () => expectWholeOnPaper(page, "english"));
  await test.step("each sheet has its report at the head, and whose it is, the day and its number at the foot", async () => {
    const english = (await rulesOf(page)).join("\n");
    expect(english).toContain('"3 · Mahadasha"');
    expect(english).toMatch(/"Anjali Rao · \d{1,2} \p{L}+ \d{4}"/u);
    expect(english).toContain("counter(page)");
    await page.emulateMedia({ media: "print" });
    for (const part of await partsOf(page).all()) {
      const id = await part.getAttribute("id");
      const sheet = await part.evaluate((element) => getComputedStyle(element).getPropertyValue("page"));
      expect(sheet, "a report begins on a sheet of its own").toBe(`report-${id?.replace("part-", "")}`);
    }
    await page.emulateMedia({ media: null });
  });
  await test.step("in Telugu", async () => {
    await page.getByRole("button", { name: /Switch to Telugu/ }).click();
    await page.getByRole("heading", { level: 2, name: PARTS.telugu[6], exact: true }).waitFor();
    await expect.poll(async () => (await rulesOf(page)).join("\n")).toContain('"3 · మహాదశ"');
    await settled(page);
    await expectWholeOnPaper(page, "telugu");
  });
  await test.step("other pages print as they did", async () => {
    await page.getByRole("link", { name: "సారాంశం" }).click();
    await expect(page).toHaveURL(/\/app\/results$/);
    await expect.poll(() => rulesOf(page)).toEqual([]);
  });
});

test("the button waits for every report and prints by the reader's press alone", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      prints: 0,
      print: () => Object.assign(window, { prints: Reflect.get(window, "prints") + 1 }),
    });
  });
  const prints = () => page.evaluate(() => Reflect.get(window, "prints"));
  const answer = await hold(page, "**/extended-horoscope/gem-suggestion?**");
  await beginSessionWith(page, ANJALI);
  await visit(page, "/app/report");
  const button = page.getByRole("button", { name: "Print or save as PDF" });
  await expect(page.getByText("6 of 7 reports are here.")).toBeVisible();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  expect(await prints()).toBe(0);
  answer();
  await expect(page.getByText("All 7 reports are here.")).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-disabled");
  expect(await prints()).toBe(0);
  await button.click();
  expect(await prints()).toBe(1);
});

test("the contents lead to each report, the document can be read on a phone, and has contacts only if they are wanted", {
  tag: "@phone",
}, async ({ page }) => {
  await openDocument(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "5 Mangal Dosha" }).click();
  const title = page.getByRole("heading", { level: 2, name: PARTS.english[4], exact: true });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  // Reasons that fit a page are there without being asked for, with the text they come from.
  await expect(page.locator("#part-mangal_dosha").getByText("Why this score", { exact: true })).toBeVisible();
  await expect(page.locator("#part-mangal_dosha cite").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const text = () => page.locator("main").innerText();
  expect(await text()).not.toContain(ANJALI.email);
  expect(await text()).not.toContain(ANJALI.mobile);
  const choice = page.getByRole("checkbox", { name: "Include email and mobile number" });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(page.getByText(ANJALI.email, { exact: true })).toBeVisible();
  await expect(page.getByText(ANJALI.mobile, { exact: true })).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await settled(page);
  expect(await text()).not.toContain(ANJALI.email);
});

test("a birth at an uncertain time says in the document what is not certain", async ({ page }) => {
  await openDocument(page, { details: { ...ANJALI, timeAccuracyMinutes: 720 } });
  await expect(page.locator("#part-ascendant")).toContainText("Not known");
  await expectAccessibleInBothThemes(page);
});

test("the overview and the reports lead to it", async ({ page }) => {
  await beginSessionWith(page, ANJALI);
  for (const from of ["/app/results", "/app/features?tab=mahadasha"]) {
    await visit(page, from);
    await page.getByRole("link", { name: "Print all reports" }).first().click();
    await expect(page).toHaveURL(/\/app\/report$/);
    await expect(page.getByRole("heading", { level: 1, name: "Anjali Rao" })).toBeFocused();
  }
});

test("without birth details it says so and calls nothing", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/v3-json/") && calls.push(request.url()));
  await visit(page, "/app/report");
  await expect(page.getByRole("alert")).toContainText("Please enter your birth details before proceeding.");
  await expect(page.getByRole("heading", { level: 1, name: "All reports" })).toBeVisible();
  expect(calls).toEqual([]);
});

test.describe("when one report does not come", () => {
  test.use({ expectedFaults: { patterns: [/sade-sati/, /Failed to load resource/, /API error/] } });

  test("the others are there, it is named, asks again, and the rest can be printed", async ({ page }) => {
    const refusal = { status: 400, json: { status: 400, response: "no", code: "invalid_date" } };
    await page.route("**/extended-horoscope/sade-sati-table?**", (route) => route.fulfill(refusal));
    await openDocument(page);
    await expect(page.getByRole("status").filter({ hasText: "One report is not complete" })).toContainText(
      "Sade Sati Life Report",
    );
    await expect(page.getByRole("button", { name: "Print or save as PDF" })).not.toHaveAttribute("aria-disabled");
    await expect(page.locator("#part-mangal_dosha").getByRole("alert")).toHaveCount(0);
    await page.unroute("**/extended-horoscope/sade-sati-table?**");
    await page.locator("#part-sade_sati").getByRole("button", { name: "Try Again" }).first().click();
    await expect(page.getByText("All 7 reports are here.")).toBeVisible();
  });
});
