import { expect, expectNoSidewaysScroll, hold, layoutShifts, test, visit } from "../fixtures.ts";
import { placesWithin } from "../pages/places-within.ts";
import { BENGALURU, rememberCity } from "../pages/remember-city.ts";
import { midnightInIndia, serveAsOf } from "../pages/serve-as-of.ts";

const READERS = [
  { locale: "en-IN", name: /^Month Panchang [A-Z][a-z]+ \d{4}$/, festivals: /^Festivals/ },
  { locale: "te-IN", name: /\d{4}/, festivals: /పండుగలు/ },
] as const;

for (const { locale, name, festivals } of READERS) {
  test.describe(`the month of a reader of ${locale}`, () => {
    test.use({ locale });

    test("is read before any script, and nothing moves as its page comes alive", { tag: "@phone" }, async ({
      page,
    }) => {
      const shifts = await layoutShifts(page);
      const release = await hold(page, "**/assets/*.js");
      await page.goto("/app/panchang/month", { waitUntil: "commit" });
      const main = page.getByRole("main");
      const calendar = main.locator("section[aria-busy]");
      const days = calendar.locator("[data-day]");
      await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(name);
      await expect(days.last()).toBeVisible();
      expect(await days.count()).toBeGreaterThan(27);
      await expect(calendar.locator('[aria-current="date"]')).toHaveCount(1);
      await expect(page.getByRole("heading", { name: festivals })).toBeVisible();
      // The months before and after, and today.
      const steps = main.locator('nav a[href*="month="]');
      await expect(steps).toHaveCount(2);
      const next = await steps.last().getAttribute("href");
      await expectNoSidewaysScroll(page);
      await shifts.start();
      const before = await placesWithin(main);
      const told = await main
        .locator("header, section[aria-busy] table:not([aria-hidden]), section[aria-labelledby]")
        .allInnerTexts();

      release();
      await expect(calendar).toHaveAttribute("aria-busy", "false");
      await expect(main.locator("[data-first-day]")).toHaveCount(0);
      expect(await placesWithin(main)).toEqual(before);
      expect(
        await main
          .locator("header, section[aria-busy] table:not([aria-hidden]), section[aria-labelledby]")
          .allInnerTexts(),
      ).toEqual(told);
      await expect(steps.last()).toHaveAttribute("href", next ?? "");
      expect(await shifts.sum()).toBeLessThan(0.005);
    });
  });
}

test("a day of the month can be opened before its scripts are here, and without them", async ({ page }) => {
  await hold(page, "**/assets/*.js");
  await page.goto("/app/panchang/month", { waitUntil: "commit" });
  await page.locator('[data-day="15"]').click();
  await expect(page).toHaveURL(/\/app\/panchang\?date=\d{4}-\d{2}-15&place=1269843$/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("by keyboard each day of the served month is reached, in a table that promises no more; the focus stays there", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/app/panchang/month", { waitUntil: "commit" });
  const days = page.locator("[data-first-day] [data-day]");
  await days.first().focus();
  await page.keyboard.press("Tab");
  await expect(days.nth(1)).toBeFocused();
  await expect(page.getByRole("grid")).toHaveCount(0);
  release();
  const live = page.getByRole("grid").locator("[data-day]");
  await expect(live.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(live.nth(2)).toBeFocused();
});

test("another month chosen while this one is still asked removes what was served", async ({ page }) => {
  const answer = await hold(page, "**/panchang/month?*");
  await visit(page, "/app/panchang/month");
  await expect(page.locator("[data-first-day] [data-day]").first()).toBeVisible();
  await page.getByRole("navigation", { name: "Other months" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/month=/);
  await expect(page.locator("[data-first-day] [data-day]").first()).toBeHidden();
  answer();
  await expect(page.locator("[data-day]").first()).toBeVisible();
  await expect(page.locator("[data-first-day]")).toHaveCount(0);
});

test("a page that is opened on another date waits and does not show the month with the day it came with", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await page.goto("/app/panchang/month", { waitUntil: "commit" });
  await expect(page.locator("[data-first-day] [data-day]").first()).toBeHidden();
  release();
  await expect(page.locator("[data-day]").first()).toBeVisible();
});

test("a month that was served before midnight is gone on the next date, however short ago that was", async ({
  page,
}) => {
  const drawnMs = await serveAsOf(page, "/app/panchang/month", (atMs) => midnightInIndia(atMs) - 60_000);
  await page.clock.setFixedTime(drawnMs + 120_000);
  const answer = await hold(page, "**/panchang/month?*");
  await visit(page, "/app/panchang/month");
  await expect(page.getByRole("navigation", { name: "Other months" }).getByRole("link").first()).toBeVisible();
  await expect(page.locator("[data-first-day] [data-day]").first()).toBeHidden();
  answer();
  await expect(page.locator("[data-day]").first()).toBeVisible();
});

test("a device that remembers a city never shows the month of Hyderabad", async ({ page }) => {
  await rememberCity(page, BENGALURU);
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/app/panchang/month", { waitUntil: "commit" });
  await expect(page.locator("[data-first-day] [data-day]").first()).toBeAttached();
  await expect(page.locator("[data-first-day] [data-day]").first()).toBeHidden();
  release();
  await expect(page.locator("[data-day]").first()).toBeVisible();
  await expect(page.locator("[data-first-day]")).toHaveCount(0);
});
