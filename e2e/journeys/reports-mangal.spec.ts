import type { Page } from "@playwright/test";
import type { UserDetails } from "@vedanga/contract";
import { expect, expectNoSidewaysScroll, settled, test, visit } from "../fixtures.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const CALL = /\/dosha\/mangal-dosh\?/;
const PAGE = "/app/features?tab=mangal_dosha";
const IN_HYDERABAD = {
  ...ANJALI,
  location: "Hyderabad, Telangana, India",
  latitude: "17.385000",
  longitude: "78.486700",
};
const AUCKLAND = {
  ...ANJALI,
  birthDate: "2024-12-31",
  birthTime: "23:59",
  location: "Auckland, New Zealand",
  latitude: "-36.848500",
  longitude: "174.763300",
  zone: "Pacific/Auckland",
};

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const bar = (page: Page) => part(page, "Manglik Percentage");

/** The same tab for another person. */
async function instead(page: Page, details: UserDetails): Promise<void> {
  await page.evaluate((text) => sessionStorage.setItem("userDetails", text), JSON.stringify(details));
  await page.reload();
}

/** What the bar is filled with; different for each measure. */
const fillOf = (page: Page) =>
  bar(page)
    .locator("svg rect")
    .last()
    .evaluate((rect) => getComputedStyle(rect).fill);

test("a dosha of 73 is present, moderate, with a factor for each graha and a kind word", { tag: "@phone" }, async ({
  page,
}) => {
  await beginSessionWith(page, AUCKLAND);
  await visit(page, PAGE);
  await settled(page);
  await expect(page.getByRole("heading", { name: "Mangal Dosha is present" })).toBeVisible();
  await expect(bar(page)).toContainText(/73%\s*moderate/);
  for (const key of ["Mars", "Moon", "Saturn", "Rahu"]) {
    await expect(part(page, "Contributing factors").getByText(`${key} Factor:`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Venus Factor:")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Consultation Recommended" })).toBeVisible();
  await expect(part(page, "What other schools say").getByText("Says the same")).toHaveCount(2);
  const about = part(page, "About Mangal Dosha");
  for (const house of [1, 2, 4, 7, 8, 12])
    await expect(about.getByText(`House ${house}`, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("above 75 the bar is hatched, up to 40 plain, and absent says what takes it off, how near it came and who differs", async ({
  page,
}) => {
  const fills: string[] = [];
  await beginSessionWith(page, { ...IN_HYDERABAD, birthDate: "1962-01-19", birthTime: "05:30" });
  await visit(page, PAGE);
  await expect(bar(page)).toContainText(/82%\s*marked/);
  fills.push(await fillOf(page));
  expect(fills[0]).toContain("url(");

  await instead(page, { ...IN_HYDERABAD, birthDate: "1960-02-06", birthTime: "05:30" });
  await expect(bar(page)).toContainText(/24%\s*slight/);
  fills.push(await fillOf(page));
  await expect(part(page, "What cancels it")).toBeVisible();
  const raman = part(page, "What other schools say").getByRole("listitem").first();
  await expect(raman).toContainText("Says otherwise");
  await expect(raman).toContainText("B. V. Raman, Muhurtha 9");

  await instead(page, AUCKLAND);
  await expect(bar(page)).toContainText("73%");
  fills.push(await fillOf(page));
  expect(new Set(fills).size).toBe(3);

  await instead(page, ANJALI);
  await expect(page.getByRole("heading", { name: "Mangal Dosha is absent" })).toBeVisible();
  await expect(bar(page)).toContainText(/0%\s*none/);
  await expect(part(page, "What cancels it")).toContainText("Mars is in Aquarius");
  await expect(part(page, "How near it came")).toContainText("it came to 27 of 100");
  await expect(page.getByText("Consultation Recommended")).toHaveCount(0);
  await expect(page.getByText("Factor:")).toHaveCount(0);
});

test.describe("a call that fails", () => {
  test.use({
    expectedFaults: {
      patterns: [/mangal-dosh/, /Failed to load resource/, /API error/, /server could not be reached/],
    },
  });

  test("is said in the banner, by the server's words if it has any, and can be tried again", async ({ page }) => {
    await page.route(CALL, (route) => route.abort());
    await beginSessionWith(page, AUCKLAND);
    await visit(page, PAGE);
    const banner = page.getByRole("main").getByRole("alert");
    await expect(banner).toContainText("Failed to fetch Mangal Dosha information.");
    await expect(page.getByRole("button", { name: "Analyze Mangal Dosha" })).toBeVisible();

    await page.unroute(CALL);
    await page.route(CALL, (route) =>
      route.fulfill({
        status: 500,
        json: { status: 500, response: "The almanac is being rebuilt.", code: "internal_error", request_id: "x" },
      }),
    );
    await page.getByRole("button", { name: "Analyze Mangal Dosha" }).click();
    await expect(banner).toContainText("The almanac is being rebuilt.");

    await page.unroute(CALL);
    await banner.getByRole("button", { name: "Try Again" }).click();
    await expect(bar(page)).toContainText("73%");
    await expect(banner).toHaveCount(0);

    const asked: string[] = [];
    page.on("request", (request) => CALL.test(request.url()) && asked.push(request.url()));
    await page.reload();
    await expect(bar(page)).toContainText("73%");
    await settled(page);
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Refresh Data" }).click();
    await expect.poll(() => asked.length).toBe(1);
  });
});
