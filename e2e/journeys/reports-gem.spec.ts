import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, settled, test, visit } from "../fixtures.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const CALL = /\/extended-horoscope\/gem-suggestion\?/;
const PAGE = "/app/features?tab=gem_suggestions";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the stone is shown with its sections, why not the two others, and why some are to be avoided", {
  tag: "@phone",
}, async ({ page }) => {
  await beginSessionWith(page, ANJALI);
  await visit(page, PAGE);
  await settled(page);
  await expect(part(page, "Your Recommended Gemstone")).toContainText(/Blue Sapphire.*Neelam.*Saturn/s);
  const weighed = part(page, "The three stones compared").getByRole("listitem");
  await expect(weighed).toHaveCount(3);
  await expect(weighed.nth(0)).toContainText(/Diamond \(Venus, lord of house 1\).*Venus is malefic/s);
  await expect(weighed.nth(1)).toContainText(/Blue Sapphire.*Chosen.*Saturn may be strengthened/s);
  await expect(weighed.filter({ hasText: "Chosen" })).toHaveCount(1);
  await expect(weighed.nth(0)).toContainText("Most tables name the diamond for Taurus");
  await expect(part(page, "Stones to avoid")).toContainText(/Diamond \(Venus\).*Venus is malefic/s);
  await expect(part(page, "Benefits for You")).toContainText("Saturn rules the 9th house of your chart.");
  for (const name of [
    "Benefits for You",
    "Health Benefits",
    "Best Time to Wear",
    "Method of Wearing",
    "Sacred Mantra",
  ]) {
    await expect(part(page, name)).toContainText(/\S{3}/);
  }
  const flaws = page.getByRole("table", { name: "Flaws to Avoid" });
  await expect(flaws.getByRole("columnheader")).toHaveText(["Flaw Type", "Potential Effects"]);
  expect(await flaws.getByRole("row").count()).toBeGreaterThan(5);
  await page.getByText("Where these flaws are described").click();
  await expect(page.getByRole("main").locator("cite").filter({ hasText: "Brihat Samhita 82.4" })).toBeVisible();
  await expect(page.getByText(/Please consult an astrologer/)).toBeVisible();
  await page.getByText("Why this finger, metal, weight and day").click();
  await expect(page.getByText("Custom gives Saturn the middle finger.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Read about each of the nine stones" }).click();
  await expect(page).toHaveURL(/\/utilities\/gem-details\?gem=blue_sapphire&lang=en$/);
  await expect(part(page, "Blue Sapphire")).toContainText("Planet: Saturn.");
});

test("without birth details it says what it needs, and calls nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => CALL.test(request.url()) && asked.push(request.url()));
  await visit(page, PAGE);
  await expect(page.getByRole("alert")).toContainText("Please complete your birth details to get gem suggestions.");
  expect(asked).toEqual([]);
});

test.describe("a call that fails", () => {
  test.use({
    expectedFaults: {
      patterns: [/gem-suggestion/, /Failed to load resource/, /API error/, /could not be reached/, /Invalid response/],
    },
  });

  test("is distinguished from an answer that cannot be read, and can be tried again", async ({ page }) => {
    await page.route(CALL, (route) => route.abort());
    await beginSessionWith(page, ANJALI);
    await visit(page, PAGE);
    const banner = page.getByRole("main").getByRole("alert");
    await expect(banner).toContainText("Failed to load gem suggestions. Please try again later.");
    await expect(page.getByRole("heading", { name: "No Gem Suggestions Available" })).toBeVisible();
    await page.unroute(CALL);
    await page.route(CALL, (route) => route.fulfill({ json: { status: 200 } }));
    await banner.getByRole("button", { name: "Try Again" }).click();
    await expect(banner).toContainText("Invalid response from server");
    // A whole answer whose own status is not 200.
    await page.unroute(CALL);
    await page.route(CALL, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), status: 402 } });
    });
    const asked = page.waitForResponse(CALL);
    await banner.getByRole("button", { name: "Try Again" }).click();
    expect((await asked).status()).toBe(200);
    await expect(banner).toContainText("Invalid response from server");
    // A server that fails has not answered: its report could not be loaded.
    await page.unroute(CALL);
    await page.route(CALL, (route) => route.fulfill({ status: 503, body: "" }));
    await banner.getByRole("button", { name: "Try Again" }).click();
    await expect(banner).toContainText("Failed to load gem suggestions. Please try again later.");
    await page.unroute(CALL);
    await banner.getByRole("button", { name: "Try Again" }).click();
    await expect(part(page, "Your Recommended Gemstone")).toContainText("Blue Sapphire");
    await expect(banner).toHaveCount(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("gemSuggestion-1990"))),
    ).toBe(true);
  });
});
