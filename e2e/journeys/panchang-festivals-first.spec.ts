import { calls } from "@vedanga/contract";
import { expect, hold, test, visit } from "../fixtures.ts";
import { expectSameOnceAlive } from "../pages/expect-same-once-alive.ts";
import { BENGALURU, rememberCity } from "../pages/remember-city.ts";
import { midnightInIndia, serveAsOf } from "../pages/serve-as-of.ts";

const PATH = "/app/panchang/festivals";
const ANSWER = `**${calls.festivalsOfYear.path}?*`;

const READERS = [
  { locale: "en-IN", kinds: "Kinds", festivals: "Festivals" },
  { locale: "te-IN", kinds: "రకాలు", festivals: "పండుగలు" },
] as const;

for (const { locale, kinds, festivals } of READERS) {
  test.describe(`the festivals of a reader of ${locale}`, () => {
    test.use({ locale });

    test("are read before any script, and nothing moves as their page comes alive", { tag: "@phone" }, async ({
      page,
    }) => {
      const main = page.getByRole("main");
      await expectSameOnceAlive(page, {
        path: PATH,
        // The calendar to subscribe to comes below.
        grows: true,
        isRead: async () => {
          await expect(main.locator("section[aria-labelledby^=kind-]")).toHaveCount(8);
          await expect(main.getByRole("region", { name: festivals, exact: true }).getByRole("listitem")).toHaveCount(6);
          // All, and each of the eight kinds, with how many there are.
          const counts = main.getByRole("navigation", { name: kinds }).locator("a .num");
          await expect(counts).toHaveText(Array.from({ length: 9 }, () => /^\d+$/));
        },
      });
    });
  });
}

test("what is opened before the scripts are here stays open, where it is, and the focus stays on it", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(PATH, { waitUntil: "commit" });
  const ekadashi = page.getByRole("region", { name: "Ekadashi", exact: true });
  const second = ekadashi.getByRole("listitem").nth(1);
  await second.locator("summary").click();
  await expect(second.getByText("Why this day.")).toBeVisible();
  await ekadashi.getByText(/more to/).click();
  const last = ekadashi.getByRole("listitem").last().getByRole("link");
  await last.focus();
  const before = await last.boundingBox();
  release();
  await expect(page.locator("main [data-first-day]")).toHaveCount(0);
  await expect(second.getByText("Why this day.")).toBeVisible();
  await expect(last).toBeFocused();
  expect(await last.boundingBox()).toEqual(before);
  // Closed and opened again, it has its rows with their reasons.
  await ekadashi.getByText(/more to/).click();
  await ekadashi.getByText(/more to/).click();
  await ekadashi.getByRole("listitem").last().locator("summary").click();
  await expect(ekadashi.getByRole("listitem").last().getByText("Why this day.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Pradosha", exact: true }).getByRole("listitem")).toHaveCount(2);
});

test("a kind that is pressed before the scripts are here is read on its own page at once", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(PATH, { waitUntil: "commit" });
  // Before its sheets are here the room that waits for another answer is not hidden yet.
  const served = page.locator("main [data-first-day]");
  await served
    .getByRole("navigation", { name: "Kinds" })
    .getByRole("link", { name: /^Ekadashi/ })
    .click();
  await expect(page).toHaveURL(/kind=ekadashi/);
  const rows = page.getByRole("region", { name: "Ekadashi", exact: true }).getByRole("listitem");
  await expect(rows.nth(20)).toBeVisible();
  await expect(page.locator("section[aria-labelledby^=kind-]")).toHaveCount(1);
  await expect(page.locator("main [data-first-day]")).not.toHaveCount(0);
  const told = await rows.allInnerTexts();
  release();
  await expect(page.locator("main [data-first-day]")).toHaveCount(0);
  expect(await rows.allInnerTexts()).toEqual(told);
});

test.describe("where no answer comes", () => {
  test.use({ expectedFaults: { patterns: [/festivals-of-year/, /Failed to load resource/, /API error/] } });

  test("what was served can still be read, below what is said of it", async ({ page }) => {
    await page.route(ANSWER, (route) => route.fulfill({ status: 404, json: {} }));
    await visit(page, PATH);
    await expect(page.getByText("The festivals could not be loaded. What you chose is kept.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Ekadashi", exact: true }).getByRole("listitem")).toHaveCount(4);
    await page.unroute(ANSWER);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.locator("main [data-first-day]")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Ekadashi", exact: true }).getByRole("listitem")).toHaveCount(4);
  });
});

test("what was served is on paper where there is no more", async ({ page }) => {
  await hold(page, "**/assets/*.js");
  await page.goto(PATH, { waitUntil: "commit" });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Ekadashi", exact: true }).getByRole("listitem").first()).toBeVisible();
});

test("without its scripts each day of the year leads to its page", async ({ page }) => {
  await hold(page, "**/assets/*.js");
  await page.goto(PATH, { waitUntil: "commit" });
  const sankranti = page.getByRole("region", { name: "Sankranti", exact: true });
  await sankranti.getByText(/more to/).click();
  await sankranti.getByRole("link").last().click();
  await expect(page).toHaveURL(/\/app\/panchang\?date=\d{4}-\d{2}-\d{2}&place=1269843$/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("another year chosen while this one is still asked removes what was served", async ({ page }) => {
  const answer = await hold(page, ANSWER);
  await visit(page, PATH);
  await expect(page.locator("[data-first-day] h2").first()).toBeVisible();
  await page.getByRole("navigation", { name: "Other years" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/year=/);
  await expect(page.locator("[data-first-day] h2").first()).toBeHidden();
  answer();
  await expect(page.getByRole("heading", { name: "Ekadashi" })).toBeVisible();
  await expect(page.locator("[data-first-day]")).toHaveCount(0);
});

test("what was served before midnight is gone on the next date, however short ago that was", async ({ page }) => {
  const drawnMs = await serveAsOf(page, PATH, (atMs) => midnightInIndia(atMs) - 60_000);
  await page.clock.setFixedTime(drawnMs + 120_000);
  const answer = await hold(page, ANSWER);
  await visit(page, PATH);
  await expect(page.getByRole("navigation", { name: "Other years" }).getByRole("link").first()).toBeVisible();
  await expect(page.locator("[data-first-day] h2").first()).toBeHidden();
  answer();
  await expect(page.getByRole("heading", { name: "Ekadashi" })).toBeVisible();
});

test("a device that remembers a city never shows the festivals of Hyderabad", async ({ page }) => {
  await rememberCity(page, BENGALURU);
  const release = await hold(page, "**/assets/*.js");
  await page.goto(PATH, { waitUntil: "commit" });
  await expect(page.locator("[data-first-day] h2").first()).toBeAttached();
  await expect(page.locator("[data-first-day] h2").first()).toBeHidden();
  release();
  await expect(page.getByRole("heading", { name: "Ekadashi" })).toBeVisible();
  await expect(page.locator("[data-first-day]")).toHaveCount(0);
});
