import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { calls, cleanName } from "@vedanga/contract";
import { expect, expectAccessible, expectNoSidewaysScroll, hold, layoutShifts, test, visit } from "../fixtures.ts";
import { placesWithin } from "../pages/places-within.ts";
import { BENGALURU } from "../pages/remember-city.ts";
import { watchLanguages } from "../watch-languages.ts";

const PLACE = "lat=17.3850&lon=78.4867&tz=5.5";
const MINUTE_MS = 60_000;

const IN_ENGLISH = {
  lang: "en",
  title: "Today's Panchang",
  limbs: { tithi: "Tithi", nakshatra: "Nakshatra", yoga: "Yoga", karana: "Karana" },
  rahuKaal: /^Rahu Kaal/,
  five: "Today in five lines",
  ekadashi: "Ekadashi",
  asOf: /^As of /,
  now: /^Now, /,
  waiting: "Calculating today's sky…",
} as const;
const IN_TELUGU = {
  lang: "te",
  title: "నేటి పంచాంగం",
  limbs: { tithi: "తిథి", nakshatra: "నక్షత్రం", yoga: "యోగం", karana: "కరణం" },
  rahuKaal: /^రాహుకాలం/,
  five: "ఈరోజు ఐదు పంక్తుల్లో",
  ekadashi: "ఏకాదశి",
  asOf: / సమయానికి$/,
  now: /^ఇప్పుడు, /,
  waiting: "నేటి పంచాంగం గణిస్తున్నాం…",
} as const;
type Words = typeof IN_ENGLISH | typeof IN_TELUGU;

const today = (page: Page, { title }: Words = IN_ENGLISH) => page.getByRole("region", { name: title });
const spinner = (page: Page, { waiting }: Words = IN_ENGLISH) => page.getByRole("status").filter({ hasText: waiting });
const clockOf = (instant: string | null): string =>
  new Date(Math.round(Date.parse(instant ?? "") / MINUTE_MS) * MINUTE_MS).toLocaleTimeString("en-US", {
    timeZone: "Asia/Kolkata",
    hour: "numeric",
    minute: "2-digit",
  });
/** Without the half of the day, which each language writes in its own way. */
const figuresOf = (instant: string | null): string => clockOf(instant).replace(/\s[AP]M$/, "");

/** Keeps the page from hydrating until it is released: its scripts do not arrive. */
const holdScripts = (page: Page): Promise<() => void> => hold(page, "**/assets/*.js");

/** Serves one and the same page at the moment it was written for, which it gives: no minute turns on the way. */
async function stopAtFirstDay(page: Page, locale: string): Promise<number> {
  const served = await page.request.get("/app/panchang", { headers: { "accept-language": locale } });
  const atMs = Number(/data-first-day-at="(\d+)"/.exec(await served.text())?.[1]);
  expect(atMs).toBeGreaterThan(0);
  await page.clock.setFixedTime(atMs);
  await page.route("**/app/panchang", (route) => route.fulfill({ response: served }));
  return atMs;
}

/** What the calls say of a moment, as the page asks them. */
async function answersAt(page: Page, atMs: number, { lang }: Words) {
  const ask = async (path: string) => (await page.request.get(path)).json();
  const hyderabad = new Date(atMs + 5.5 * 3_600_000).toISOString();
  const date = `${hyderabad.slice(8, 10)}/${hyderabad.slice(5, 7)}/${hyderabad.slice(0, 4)}`;
  const limbs = await ask(`${calls.panchang.path}?date=${date}&time=${hyderabad.slice(11, 16)}&${PLACE}&lang=${lang}`);
  const day = await ask(`${calls.panchangDay.path}?date=${date}&zone=Asia/Kolkata&${PLACE}&lang=${lang}`);
  return { limbs: calls.panchang.response.parse(limbs).response, day: calls.panchangDay.response.parse(day).response };
}

for (const { reader, locale, chosen, words } of [
  { reader: "who chose nothing", locale: "en-IN", chosen: null, words: IN_ENGLISH },
  { reader: "who chose Telugu", locale: "en-IN", chosen: "telugu", words: IN_TELUGU },
  { reader: "whose browser prefers Telugu", locale: "te-IN", chosen: null, words: IN_TELUGU },
  {
    reader: "who chose English in a browser that prefers Telugu",
    locale: "te-IN",
    chosen: "english",
    words: IN_ENGLISH,
  },
] as const) {
  test.describe(`a reader ${reader}`, () => {
    test.use({ locale });

    // How a language is chosen is the same at any width: on a phone each is walked once, English by nothing chosen.
    const tag = reader === "who chose nothing" || reader === "who chose Telugu" ? ["@phone"] : [];
    test("has today's answer before any script, and the page is hydrated without a layout shift", { tag }, async ({
      page,
    }) => {
      await page.addInitScript((language) => {
        if (language !== null) localStorage.setItem("preferredLanguage", language);
      }, chosen);
      const shifts = await layoutShifts(page);
      const languages = await watchLanguages(page);
      const atMs = await stopAtFirstDay(page, locale);
      const release = await holdScripts(page);
      await page.goto("/app/panchang", { waitUntil: "commit" });
      const { limbs, day } = await answersAt(page, atMs, words);
      const panel = today(page, words);
      await expect(panel.getByRole("heading", { name: limbs.day.name, exact: true })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", words.lang);
      await expect(page).toHaveTitle(words.lang === "en" ? /^Daily Panchang/ : /^నేటి పంచాంగం/);
      for (const limb of ["tithi", "nakshatra", "yoga", "karana"] as const) {
        // Behind the fold of its limb.
        const table = panel.locator(`table[aria-label="${words.limbs[limb]}"]`);
        const ends = day[limb].map(({ end }) => end);
        for (const end of ends.filter((one) => day.next_sunrise === null || one < day.next_sunrise)) {
          await expect(table).toContainText(words.lang === "en" ? clockOf(end) : figuresOf(end));
        }
      }
      const rahu = day.spans.find(({ kind }) => kind === "rahu_kaal");
      const rahuKaal = panel.getByRole("row", { name: words.rahuKaal });
      if (words.lang === "en") {
        await expect(rahuKaal).toContainText(`${clockOf(rahu?.start ?? null)} – ${clockOf(rahu?.end ?? null)}`);
      } else {
        await expect(rahuKaal).toContainText(figuresOf(rahu?.start ?? null));
      }
      const five = panel.getByRole("region", { name: words.five });
      await expect(five).toContainText(cleanName("tithi", limbs.tithi.name));
      await expect(five).toContainText(cleanName("nakshatra", limbs.nakshatra.name));
      await expect(five).toContainText(figuresOf(rahu?.start ?? null));
      await expect(five).toContainText(figuresOf(day.sunrise));
      await expect(five).toContainText(figuresOf(day.sunset));
      await expect(five.getByRole("link").filter({ hasText: words.ekadashi })).toBeVisible();
      await expect(panel.getByText(words.asOf)).toBeVisible();
      await expect(spinner(page, words)).toBeVisible();
      await expect(panel).toHaveAttribute("aria-busy", "true");
      await expect(page.locator("template")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await shifts.start();
      const before = await placesWithin(panel);
      const numeral = await panel.locator('[data-first-day$="-numeral"] p').elementHandle();

      release();
      await expect(panel).toHaveAttribute("aria-busy", "false");
      await expect(panel.getByText(words.now)).toBeVisible();
      await expect(panel.getByText(words.asOf)).toHaveCount(0);
      await expect(spinner(page, words)).toHaveCount(0);
      await expect(panel.locator("[data-first-day]")).toHaveCount(0);
      expect(await placesWithin(panel)).toEqual(before);
      // A numeral drawn again would be the largest text of the page once more.
      expect(await numeral?.evaluate((taken) => taken.isConnected && taken.checkVisibility())).toBe(true);
      expect(await shifts.sum()).toBeLessThan(0.005);
      await expect.poll(languages).toEqual([words.lang]);
      await expectAccessible(page);
    });
  });
}

test.describe("a page that is long in coming", () => {
  const WAIT_MS = 4000;

  /** Opens the page for a reader as far as the English timings; the rest comes on `send`. */
  async function openSlowly(page: Page, reader: "english" | "telugu" = "telugu") {
    const html = await (await page.request.get("/app/panchang")).text();
    const cut = [html.indexOf('data-first-day="en-lower"'), html.indexOf("<template lang")];
    const pieces = [html.slice(0, cut[0]), html.slice(cut[0], cut[1]), html.slice(cut[1])];
    const { promise: asked, resolve: answer } = Promise.withResolvers<ServerResponse>();
    const server = createServer((_request, reply) => answer(reply)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    // What it runs and its faces never arrive.
    await hold(page, "**/assets/*");
    await page.addInitScript((language) => localStorage.setItem("preferredLanguage", language), reader);
    await page.clock.install();
    const opened = page.goto(`http://127.0.0.1:${port}/app/panchang`, { waitUntil: "commit" });
    const reply = (await asked).setHeader("content-type", "text/html; charset=utf-8");
    const send = () => reply.write(pieces.shift() ?? "");
    send();
    await opened;
    await expect(page.locator("h1")).toHaveCount(1);
    const close = () => {
      reply.destroy();
      server.close();
    };
    return { send, close };
  }

  test("fetches its scripts once it is painted, and runs none before all of it is here", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const { send, close } = await openSlowly(page, "english");
    await expect.poll(() => scripts.some((url) => url.includes("/framework-"))).toBe(true);
    await expect(page.locator("footer")).toHaveCount(0);
    await expect(page.locator("script[type=module]")).toHaveCount(0);
    send();
    send();
    await expect(page.locator("script[type=module]")).toHaveCount(1);
    close();
  });

  test("shows nothing but Telugu to its reader as long as it comes", async ({ page }) => {
    const languages = await watchLanguages(page);
    const { send, close } = await openSlowly(page);
    await page.clock.fastForward(WAIT_MS);
    send();
    await expect(page.locator("footer")).toHaveCount(1);
    await page.clock.fastForward(WAIT_MS);
    await expect(page.locator("h1")).toBeHidden();
    send();
    await expect(today(page, IN_TELUGU).getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // They are noted once a frame.
    await expect.poll(languages).toEqual(["te"]);
    close();
  });

  test("shows the language it came in if no more comes, and Telugu if it comes after all", async ({ page }) => {
    const { send, close } = await openSlowly(page);
    await page.clock.fastForward(WAIT_MS);
    await page.clock.fastForward(WAIT_MS);
    await expect(today(page)).toBeVisible();
    send();
    send();
    await expect(today(page, IN_TELUGU).getByRole("article").first()).toBeVisible();
    close();
  });
});

const WIDTHS = [320, 360, 768, 1440];

for (const language of ["english", "telugu"]) {
  test(`a long month in ${language}: at no width does anything move when the faces arrive`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
    const release = await hold(page, "**/*.woff2");
    await page.goto("/app/panchang?date=2026-12-12", { waitUntil: "commit" });
    await expect(page.locator("section[aria-busy]")).toHaveAttribute("aria-busy", "false");
    await expect(page.getByRole("article").first()).toBeVisible();
    const topsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 740 });
      return page.evaluate(() =>
        ["h1", "#ribbon-title"].map((title) =>
          Math.round(document.querySelector(title)?.parentElement?.getBoundingClientRect().top ?? Number.NaN),
        ),
      );
    };
    const tops = async () => {
      const found: Record<number, readonly number[]> = {};
      for (const width of WIDTHS) found[width] = await topsAt(width);
      return found;
    };
    const facesAreHere = () => page.evaluate(() => document.fonts.check("16px 'Tiro Telugu', 'Anek Telugu'"));
    const before = await tops();
    expect(await facesAreHere()).toBe(false);
    release();
    await expect.poll(facesAreHere).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    expect(await tops()).toEqual(before);
  });
}

for (const [what, key, value] of [
  ["another city", "panchangCity", JSON.stringify(BENGALURU)],
  ["other conventions", "preferredConventions", "months=purnimanta"],
  ["the clock of 24 hours", "preferredClock", "24"],
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

test("what is chosen in the served day is chosen in the live one, has the focus and stays where it is", {
  tag: "@phone",
}, async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/app/panchang", { waitUntil: "commit" });
  const hora = page.getByRole("radio", { name: "Hora" });
  await page.getByText("Hora", { exact: true }).click();
  await expect(hora).toBeFocused();
  const top = async (): Promise<number> => Math.round((await hora.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  release();
  await expect(page.locator("main [data-first-day]")).toHaveCount(0);
  await expect(hora).toBeChecked();
  await expect(hora).toBeFocused();
  expect(await top()).toBe(before);
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

test("an address that names other rules, or a point, arrives without today's panchang", async ({ page }) => {
  for (const query of ["date=2026-01-09&ayanamsa=raman", "lat=17.1&lon=78.2&zone=Asia%2FKolkata"]) {
    const answer = await page.request.get(`/app/panchang?${query}`);
    expect(await answer.text(), query).not.toContain("<article");
  }
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
