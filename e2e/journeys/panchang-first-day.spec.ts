import type { Page } from "@playwright/test";
import { calls } from "@vedanga/contract";
import { expect, expectAccessible, expectNoSidewaysScroll, hold, layoutShifts, test, visit } from "../fixtures.ts";

const PLACE = "lat=17.3850&lon=78.4867&tz=5.5&lang=en";
const MINUTE_MS = 60_000;
const today = (page: Page) => page.getByRole("region", { name: "Today's Panchang" });
const spinner = (page: Page) => page.getByRole("status").filter({ hasText: "Calculating today's sky…" });
const clockOf = (instant: string | null): string =>
  new Date(Math.round(Date.parse(instant ?? "") / MINUTE_MS) * MINUTE_MS).toLocaleTimeString("en-US", {
    timeZone: "Asia/Kolkata",
    hour: "numeric",
    minute: "2-digit",
  });

/** Keeps the page from hydrating until it is released: its scripts do not arrive. */
const holdScripts = (page: Page): Promise<() => void> => hold(page, "**/assets/*.js");

/** Serves one and the same page at the moment it was written for, which it gives: no minute turns on the way. */
async function stopAtFirstDay(page: Page): Promise<number> {
  const served = await page.request.get("/app/panchang");
  const atMs = Number(/data-first-day-at="(\d+)"/.exec(await served.text())?.[1]);
  expect(atMs).toBeGreaterThan(0);
  await page.clock.setFixedTime(atMs);
  await page.route("**/app/panchang", (route) => route.fulfill({ response: served }));
  return atMs;
}

/** What the calls say of a moment, as the page asks them. */
async function answersAt(page: Page, atMs: number) {
  const ask = async (path: string) => (await page.request.get(path)).json();
  const hyderabad = new Date(atMs + 5.5 * 3_600_000).toISOString();
  const date = `${hyderabad.slice(8, 10)}/${hyderabad.slice(5, 7)}/${hyderabad.slice(0, 4)}`;
  const limbs = await ask(`${calls.panchang.path}?date=${date}&time=${hyderabad.slice(11, 16)}&${PLACE}`);
  const day = await ask(`${calls.panchangDay.path}?date=${date}&zone=Asia/Kolkata&${PLACE}`);
  return { limbs: calls.panchang.response.parse(limbs).response, day: calls.panchangDay.response.parse(day).response };
}

/** The places of the parts of the panel, whole pixels from the top of the page. */
const places = (page: Page) =>
  today(page).evaluate((panel) =>
    [...panel.querySelectorAll("h1, h2, h3, table, dl, article")].map(
      (part) =>
        `${part.tagName} ${part.textContent?.slice(0, 12)} ${Math.round(part.getBoundingClientRect().top + scrollY)}`,
    ),
  );

test("today's answer is on the page before any script, and the page is hydrated without a layout shift @phone", async ({
  page,
}) => {
  const shifts = await layoutShifts(page);
  const atMs = await stopAtFirstDay(page);
  const release = await holdScripts(page);
  await page.goto("/app/panchang", { waitUntil: "commit" });
  const { limbs, day } = await answersAt(page, atMs);
  const panel = today(page);
  await expect(panel.getByRole("heading", { name: limbs.day.name, exact: true })).toBeVisible();
  for (const limb of ["Tithi", "Nakshatra", "Yoga", "Karana"] as const) {
    const table = panel.getByRole("table", { name: limb, exact: true });
    const ends = day[limb.toLowerCase() as Lowercase<typeof limb>].map(({ end }) => end);
    for (const end of ends.filter((one) => day.next_sunrise === null || one < day.next_sunrise)) {
      await expect(table).toContainText(clockOf(end));
    }
  }
  const rahu = day.spans.find(({ kind }) => kind === "rahu_kaal");
  const times = `${clockOf(rahu?.start ?? null)} – ${clockOf(rahu?.end ?? null)}`;
  await expect(panel.getByRole("row", { name: /^Rahu Kaal/ })).toContainText(times);
  await expect(panel.getByRole("row", { name: /^Sunrise/ })).toContainText(clockOf(day.sunrise));
  await expect(panel.getByRole("row", { name: /^Sunset/ })).toContainText(clockOf(day.sunset));
  await expect(panel.getByText(/^As of /)).toBeVisible();
  await expect(spinner(page)).toBeVisible();
  await expect(panel).toHaveAttribute("aria-busy", "true");
  await expectNoSidewaysScroll(page);
  await shifts.start();
  const before = await places(page);

  release();
  await expect(panel).toHaveAttribute("aria-busy", "false");
  await expect(panel.getByText(/^Now, /)).toBeVisible();
  await expect(panel.getByText(/^As of /)).toHaveCount(0);
  await expect(spinner(page)).toHaveCount(0);
  await expect(panel.locator("[data-first-day]")).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  expect(await shifts.sum()).toBeLessThan(0.005);
  await expectAccessible(page);
});

for (const width of [320, 360, 768, 1440]) {
  for (const language of ["english", "telugu"]) {
    test(`a long month at ${width} pixels in ${language}: nothing moves when the faces arrive`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
      const release = await hold(page, "**/*.woff2");
      await page.goto("/app/panchang?date=2026-12-12", { waitUntil: "commit" });
      await expect(page.locator("section[aria-busy]")).toHaveAttribute("aria-busy", "false");
      await expect(page.getByRole("article").first()).toBeVisible();
      const tops = () =>
        page.evaluate(() =>
          ["h1", "#ribbon-title"].map((title) =>
            Math.round(document.querySelector(title)?.parentElement?.getBoundingClientRect().top ?? Number.NaN),
          ),
        );
      const facesAreHere = () => page.evaluate(() => document.fonts.check("16px 'Tiro Telugu', 'Anek Telugu'"));
      expect(await facesAreHere()).toBe(false);
      const before = await tops();
      release();
      await expect.poll(facesAreHere).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      expect(await tops()).toEqual(before);
    });
  }
}

for (const [what, key, value] of [
  [
    "another city",
    "panchangCity",
    '{"id":"1277333","name":"Bengaluru","admin":"Karnataka","country":"India","lat":12.97194,"lon":77.59369,"zone":"Asia/Kolkata"}',
  ],
  ["other conventions", "preferredConventions", "months=purnimanta"],
  ["the clock of 24 hours", "preferredClock", "24"],
  ["Telugu", "preferredLanguage", "telugu"],
] as const) {
  test(`a device that remembers ${what} never shows the day as others see it`, async ({ page }) => {
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    // Whatever of the served day would be painted, at any moment, is a fault.
    await page.addInitScript(() => {
      Object.assign(window, { seen: [] });
      const look = (): void => {
        for (const spot of document.querySelectorAll("[data-first-day] *")) {
          if (spot.checkVisibility()) Reflect.get(window, "seen").push(spot.textContent);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const release = await holdScripts(page);
    await page.goto("/app/panchang", { waitUntil: "commit" });
    await expect(page.locator("[data-first-day] article")).not.toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(0);
    release();
    await expect(page.locator("section[aria-busy]")).toHaveAttribute("aria-busy", "false");
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
  });
}

test("a page kept for hours waits with its shape and does not show the day it came with", async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 3 * 3_600_000);
  const release = await holdScripts(page);
  await page.goto("/app/panchang", { waitUntil: "commit" });
  await expect(page.locator("[data-first-day] article")).not.toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(spinner(page)).toBeVisible();
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("another language chosen while the day is still loading removes the served day", async ({ page }) => {
  const answer = await hold(page, "**/panchang/day?*");
  await visit(page, "/app/panchang");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: /English/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  await expect(page.getByRole("article")).toHaveCount(0);
  answer();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("an address that names a day arrives without today's panchang", async ({ page }) => {
  const answer = await page.request.get("/app/panchang?date=2026-01-09");
  expect(await answer.text()).not.toContain("<article");
});

test.describe("when the server cannot answer", () => {
  test.use({ expectedFaults: { patterns: [/panchang/, /Failed to load resource/, /API error/, /Invalid response/] } });

  test("no part of the served day remains beside the failure", async ({ page }) => {
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ status: 400, json: { status: 400 } }));
    await page.goto("/app/panchang");
    await expect(page.getByText("Failed to fetch today's panchang for Hyderabad.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(today(page).getByText(/^As of /)).toHaveCount(0);
  });
});
