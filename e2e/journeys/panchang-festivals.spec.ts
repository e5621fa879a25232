import type { Page } from "@playwright/test";
import { calls, type FestivalsOfYearResponse } from "@vedanga/contract";
import { expect, expectUsable, settled, stopClock, test, visit } from "../fixtures.ts";
import { expectTelugu } from "../pages/expect-telugu.ts";
import { sheetsOf } from "../pages/sheets-of.ts";

const WORKED_MOMENT = "2026-11-22T12:44:00+05:30";
const HYDERABAD_ID = "1269843";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function openYear(page: Page, query = ""): Promise<FestivalsOfYearResponse["response"]> {
  const answered = page.waitForResponse((response) => response.url().includes(calls.festivalsOfYear.path));
  await visit(page, `/app/panchang/festivals${query}`);
  const answer: FestivalsOfYearResponse = await (await answered).json();
  await section(page, "Ekadashi").getByRole("listitem").first().waitFor();
  return answer.response;
}

test.beforeEach(async ({ page }) => {
  await stopClock(page, WORKED_MOMENT);
});

test("what is next of each kind, each kind with its next days, the rule below a row, another school's day in it", {
  tag: "@phone",
}, async ({ page }) => {
  const { festivals } = await openYear(page);
  const next = section(page, "Next of each kind");
  await expect(next).toContainText(/Pradosha.*Sun 22 November.*today/);
  await expect(next).toContainText(/Utpanna Ekadashi.*Fri 4 December.*in 12 days/);
  await expect(next).toContainText(/Solar eclipse.*Mon 2 August 2027.*in 253 days/);
  const ekadashis = section(page, "Ekadashi");
  const expected = festivals.filter(({ kind }) => kind === "ekadashi").length;
  await expect(ekadashis.getByText(`${expected - 4} more to November 2027`)).toBeVisible();
  await expect(ekadashis.getByRole("listitem")).toHaveCount(4);
  const pausha = row(page, "Pausha Putrada Ekadashi, Smarta");
  await expect(pausha).toHaveCount(1);
  await expect(pausha).toContainText("Vaishnava Tue 19 January");
  const utpanna = ekadashis.getByRole("listitem").filter({ hasText: "Utpanna Ekadashi" });
  await expect(utpanna).toContainText(/Parana 6:32\sAM\sSat – 8:46\sAM\sSat/);
  await expect(utpanna.getByText("Ekadashi runs at the sunrise of 4 December.")).toBeHidden();
  await utpanna.locator("summary").press("Enter");
  await expect(utpanna.getByText("Ekadashi runs at the sunrise of 4 December.")).toBeVisible();
  await expect(section(page, "Eclipses").getByRole("listitem").first()).toContainText("Not seen here");
  await expectUsable(page);
  await utpanna.getByRole("link", { name: "The panchang of this day" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/panchang\\?date=2026-12-04&place=${HYDERABAD_ID}`));
});

test("one kind alone, any year, any city, kept in the address", async ({ page }) => {
  await openYear(page);
  await page
    .getByRole("navigation", { name: "Kinds" })
    .getByRole("link", { name: /^Ekadashi/ })
    .click();
  await expect(section(page, "Festivals")).toHaveCount(0);
  await expect(page.getByText(/more to/)).toHaveCount(0);
  await expect(section(page, "Next of each kind")).toHaveCount(0);
  await page.getByRole("navigation", { name: "Other years" }).getByRole("link", { name: "2027" }).click();
  await expect(page).toHaveURL(/year=2027&kind=ekadashi/);
  await expect(section(page, "Ekadashi").getByRole("listitem").first()).toContainText("Saphala Ekadashi");
  await expect(page).toHaveTitle(/2027, Hyderabad/);
  await page.getByText("Hyderabad, India").first().click();
  await page.getByLabel("Year", { exact: true }).fill("1599");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Enter a year from 1600 to 2400")).toBeVisible();
  await page.getByLabel("City", { exact: true }).fill("London");
  await page
    .getByRole("option", { name: /^London\b.*United Kingdom/ })
    .first()
    .click();
  await expect(page).toHaveURL(/place=2643743/);
  await expect(page).toHaveTitle(/2027, London/);
  await expect(section(page, "Ekadashi").getByRole("listitem").first()).toContainText("Saphala Ekadashi");
  await page.getByRole("link", { name: "From today" }).click();
  await expect(page).not.toHaveURL(/year=/);
  await expect(page.getByRole("link", { name: "Subscribe" })).toHaveAttribute("href", /lat=51/);
});

test("speaks Telugu throughout, and prints the year on two sheets, one kind on one", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  await visit(page, "/app/panchang/festivals");
  await expect(section(page, "రాబోయేవి")).toContainText("సోమ., 2027 ఆగస్టు 2");
  await visit(page, "/app/panchang/festivals?year=2026");
  await expect(page.getByText("ఉత్పన్నా ఏకాదశి").first()).toBeVisible();
  await settled(page);
  await expectTelugu(page);
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
  await page.getByRole("navigation", { name: "రకాలు" }).getByRole("link", { name: /^ఏకాదశి/ }).click();
  await expect(section(page, "పండుగలు")).toHaveCount(0);
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});

test.describe("when the server cannot answer", () => {
  test.use({ expectedFaults: { patterns: [/panchang/, /Failed to load resource/, /API error/] } });

  test("says so, and tries again", async ({ page }) => {
    const path = `**${calls.festivalsOfYear.path}*`;
    await page.route(path, (route) => route.fulfill({ status: 404, json: {} }));
    await visit(page, "/app/panchang/festivals");
    await expect(page.getByText("The festivals could not be loaded. What you chose is kept.")).toBeVisible();
    await page.unroute(path);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(section(page, "Ekadashi").getByRole("listitem")).toHaveCount(4);
  });
});

test("an address that names a part which is drawn late begins there", async ({ page }) => {
  await visit(page, "/app/panchang/festivals?year=2026#feed-title");
  await settled(page);
  await expect(page.locator("#feed-title")).toBeInViewport();
});
