import { calls } from "@vedanga/contract";
import { expect, hold, settled, test, visit } from "../fixtures.ts";
import { expectSameOnceAlive } from "../pages/expect-same-once-alive.ts";
import { BENGALURU, rememberCity } from "../pages/remember-city.ts";
import { midnightInIndia, serveAsOf } from "../pages/serve-as-of.ts";

const LEO = "/app/zodiac/leo";
const ANSWER = `**${calls.yearly.path}?*`;
const HOUR_MS = 3_600_000;

/** The year that runs in India. */
const presentYear = (): number => new Date(Date.now() + 5.5 * HOUR_MS).getUTCFullYear();

for (const locale of ["en-IN", "te-IN"]) {
  test.describe(`the year of a sign for a reader of ${locale}`, () => {
    test.use({ locale });

    test("is read before any script, and nothing moves as its page comes alive", { tag: "@phone" }, async ({
      page,
    }) => {
      const main = page.getByRole("main");
      await expectSameOnceAlive(page, {
        path: LEO,
        isRead: async () => {
          await expect(main.locator("[data-first-day] section")).toHaveCount(5);
          await expect(main.getByText(String(presentYear())).first()).toBeVisible();
          await expect(main.locator('nav a[rel="next"]')).toHaveText(String(presentYear() + 1));
        },
      });
    });
  });
}

test("a year that the address names comes with its page; parts of life asked for before its scripts open once", async ({
  page,
}) => {
  const year = presentYear() + 1;
  const release = await hold(page, "**/assets/*.js");
  await page.goto(`${LEO}?year=${year}`, { waitUntil: "commit" });
  const quarter = page.getByRole("main").locator("section").last();
  await expect(page.getByText(`Yearly Prediction for ${year}`, { exact: true })).toBeVisible();
  await quarter.getByRole("button").click();
  release();
  await expect(page.locator("main [data-first-day]")).toHaveCount(0);
  await expect(page.getByRole("button", { expanded: true })).toHaveCount(1);
  await expect(quarter.getByRole("button", { expanded: true })).toBeFocused();
  await expect(page.getByText(`Yearly Prediction for ${year}`, { exact: true })).toBeVisible();
});

test("where the browser keeps another year, the one that runs is not shown in its place", async ({ page }) => {
  const year = presentYear() + 1;
  await visit(page, `${LEO}?year=${year}`);
  await settled(page);
  const release = await hold(page, "**/assets/*.js");
  await page.goto(LEO, { waitUntil: "commit" });
  await expect(page.locator("[data-first-day] section").first()).toBeAttached();
  await expect(page.locator("[data-first-day] section").first()).toBeHidden();
  release();
  await expect(page.getByText(`Yearly Prediction for ${year}`, { exact: true })).toBeVisible();
});

test("another year chosen while this one is still asked removes what was served", async ({ page }) => {
  const answer = await hold(page, ANSWER);
  await visit(page, `${LEO}?year=${presentYear()}`);
  await expect(page.locator("[data-first-day] section").first()).toBeVisible();
  await page.getByRole("main").locator('nav a[rel="next"]').click();
  await expect(page).toHaveURL(new RegExp(`year=${presentYear() + 1}`));
  await expect(page.locator("[data-first-day] section").first()).toBeHidden();
  answer();
  await expect(page.getByText(`Yearly Prediction for ${presentYear() + 1}`, { exact: true })).toBeVisible();
});

test("what was served before midnight is gone on the next date", async ({ page }) => {
  const drawnMs = await serveAsOf(page, LEO, (atMs) => midnightInIndia(atMs) - 60_000);
  await page.clock.setFixedTime(drawnMs + 120_000);
  const answer = await hold(page, ANSWER);
  await visit(page, LEO);
  await expect(page.locator("[data-first-day] section").first()).toBeHidden();
  answer();
  await expect(page.getByRole("button", { expanded: false }).first()).toBeVisible();
});

test("a device that remembers a city never shows the year as Hyderabad sees it", async ({ page }) => {
  await rememberCity(page, BENGALURU);
  const release = await hold(page, "**/assets/*.js");
  await page.goto(LEO, { waitUntil: "commit" });
  await expect(page.locator("[data-first-day] section").first()).toBeAttached();
  await expect(page.locator("[data-first-day] section").first()).toBeHidden();
  release();
  await expect(page.getByText(/Bengaluru/).first()).toBeVisible();
  await expect(page.locator("[data-first-day]")).toHaveCount(0);
});

test.describe("where no answer comes", () => {
  test.use({ expectedFaults: { patterns: [/yearly/, /Failed to load resource/, /prediction data/] } });

  test("the year that was served can still be read, and is asked for again", async ({ page }) => {
    await page.route(ANSWER, (route) => route.fulfill({ status: 404, json: {} }));
    await visit(page, LEO);
    await expect(page.getByRole("alert")).toContainText("No prediction data found");
    await expect(page.locator("[data-first-day] section").last()).toBeVisible();
    await page.unroute(ANSWER);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.locator("main [data-first-day]")).toHaveCount(0);
    await expect(page.getByRole("button", { expanded: false }).first()).toBeVisible();
  });
});

test.describe("where no answer comes and nothing that was served is seen", () => {
  test.use({ expectedFaults: { patterns: [/yearly/, /Failed to load resource/, /prediction data/] } });

  test("the page says so alone", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("preferredClock", "24"));
    await page.route(ANSWER, (route) => route.fulfill({ status: 404, json: {} }));
    await visit(page, LEO);
    await expect(page.getByRole("heading", { level: 1, name: "Error Loading Prediction" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the year is read, and nothing is there to press that would do nothing", async ({ page }) => {
    await page.goto(LEO);
    await expect(page.locator("main section")).toHaveCount(5);
    await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  });
});
