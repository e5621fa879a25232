import type { Page } from "@playwright/test";
import { REPORT_TAB_IDS } from "@vedanga/contract";
import { expect, expectNoSidewaysScroll, hold, layoutShifts, settled, test } from "../fixtures.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

/** Keeps the page from coming alive until it is released: its scripts do not arrive. */
const holdScripts = (page: Page): Promise<() => void> => hold(page, "**/assets/*.js");

const served = (page: Page) => page.locator("[data-first-day]");

/** What a reader sees of the page below the masthead, and where: whole pixels from the top of the page. */
const seen = (page: Page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("h1, h2, p, a, button, dt, dd, summary, label b, label b + span")]
      .filter((part) => part.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .map((part) => {
        const { top, width } = part.getBoundingClientRect();
        return { words: part.innerText, topPx: Math.round(top + scrollY), widthPx: Math.round(width) };
      })
      // Below the first screen the answers of other calls come in their own time.
      .filter(({ topPx }) => topPx < 800),
  );

const IN = {
  english: {
    language: "english",
    overview: ["Sita Devi", "15 June 1943, Tuesday, 4:20 AM", "Vijayawada, Andhra Pradesh, India"],
    trio: ["Ascendant", "Moon sign", "Birth star"],
    saturn: /^Saturn is in /,
  },
  telugu: {
    language: "telugu",
    overview: ["Sita Devi", "1943 జూన్ 15, మంగళవారం", "విజయవాడ"],
    trio: ["లగ్నం", "జన్మ రాశి", "జన్మ నక్షత్రం"],
    saturn: /^శని ఇప్పుడు /,
  },
} as const;

for (const { locale, words } of [
  { locale: "en-IN", words: IN.english },
  { locale: "te-IN", words: IN.telugu },
  // The page comes in the language that its person reads.
  { locale: "en-IN", words: IN.telugu },
]) {
  test.describe(`in ${words.language}, where the browser prefers ${locale}`, () => {
    test.use({ locale });
    const person = { ...WAR_TIME_BIRTH, language: words.language, mobile: `000000001${words.language.length}` };

    test("the overview can be read before its scripts, and nothing moves when they come", { tag: "@phone" }, async ({
      page,
      request,
    }) => {
      const id = await saveBirth(request, person);
      const shifts = await layoutShifts(page);
      const release = await holdScripts(page);
      await page.goto(`/app/results?id=${id}`, { waitUntil: "commit" });
      for (const part of words.overview) await expect(served(page).getByText(part).first()).toBeVisible();
      for (const part of words.trio) await expect(served(page).getByText(part, { exact: true }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await shifts.start();
      const before = await seen(page);
      expect(before.length).toBeGreaterThan(10);
      release();
      await expect(served(page)).toHaveCount(0);
      await settled(page);
      expect(await seen(page)).toEqual(before);
      expect(await shifts.sum()).toBeLessThan(0.02);
    });

    test("a report says what it is about before its scripts, and nothing moves when they come", async ({
      page,
      request,
    }) => {
      const id = await saveBirth(request, person);
      const shifts = await layoutShifts(page);
      const release = await holdScripts(page);
      await page.goto(`/app/features?tab=sade_sati&id=${id}`, { waitUntil: "commit" });
      await expect(served(page).getByText(words.saturn)).toBeVisible();
      await shifts.start();
      const before = await seen(page);
      release();
      await expect(served(page)).toHaveCount(0);
      await settled(page);
      expect(await seen(page)).toEqual(before);
      expect(await shifts.sum()).toBeLessThan(0.02);
    });
  });
}

test("an address that names a language has the person in that, on the page behind its links too", async ({
  page,
  request,
}) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, language: "telugu", mobile: "0000000017" });
  const asked: string[] = [];
  page.on("request", (sent) => {
    const lang = new URL(sent.url()).searchParams.get("lang");
    if (sent.url().includes("/v3-json/") && lang !== null) asked.push(lang);
  });
  const release = await holdScripts(page);
  await page.goto(`/app/results?lang=en&id=${id}`, { waitUntil: "commit" });
  await expect(served(page).getByText("Ascendant", { exact: true }).first()).toBeVisible();
  release();
  await settled(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("link", { name: "Mangal Dosha", exact: true }).first().click();
  await expect(page).toHaveURL(/tab=mangal_dosha/);
  await settled(page);
  expect(asked.length).toBeGreaterThan(5);
  expect(new Set(asked)).toEqual(new Set(["en"]));
});

test("every report can be read before its scripts", async ({ page, request }) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  await holdScripts(page);
  for (const tab of REPORT_TAB_IDS) {
    await page.goto(`/app/features?tab=${tab}&id=${id}`, { waitUntil: "commit" });
    await expect(served(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(served(page).getByText(/^Sita Devi, 15 June 1943/)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test("what is pressed before the page is alive happens once it is", async ({ page, request }) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  const release = await holdScripts(page);
  await page.goto(`/app/results?id=${id}`, { waitUntil: "commit" });
  await served(page).getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(served(page)).toHaveCount(0);
});

test("a link of the page leads on before it is alive, with the person", async ({ page, request }) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  await holdScripts(page);
  await page.goto(`/app/results?id=${id}`, { waitUntil: "commit" });
  await served(page).getByRole("link", { name: "Compare with another birth" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/matching\\?id=${id}$`));
});

test("a device with rules of its own waits for what is calculated by them", async ({ page, request }) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  await page.addInitScript(() => localStorage.setItem("preferredConventions", "ayanamsa=raman"));
  const release = await holdScripts(page);
  await page.goto(`/app/results?id=${id}`, { waitUntil: "commit" });
  await expect(page.getByText("Loading…")).toBeVisible();
  await expect(served(page).getByText("Sita Devi").first()).toBeHidden();
  release();
  await settled(page);
  await expect(page.getByRole("heading", { level: 1, name: "Sita Devi" })).toBeVisible();
  await expect(page.getByText("Raman").first()).toBeVisible();
});

test.describe("where a call does not answer", () => {
  test.use({ expectedFaults: { patterns: [/planet-details/, /503/] } });

  test("the page comes alive and says so", async ({ page, request }) => {
    const id = await saveBirth(request, WAR_TIME_BIRTH);
    await page.route("**/horoscope/planet-details?*", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`/app/results?id=${id}`);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(served(page)).toHaveCount(0);
  });
});

test("a page that waits too long comes alive without what it waits for", async ({ page, request }) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  const release = await hold(page, "**/horoscope/planet-details?*");
  await page.goto(`/app/results?id=${id}`);
  await expect(served(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  release();
});

test("what a person typed is shown as it is, also what the server fills in elsewhere", async ({ page, request }) => {
  const typed = { firstName: "%PUBLIC_HOST%", lastName: "%CONTACT_EMAIL% $&", mobile: "0000000077" };
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, ...typed });
  await holdScripts(page);
  await page.goto(`/app/results?id=${id}`, { waitUntil: "commit" });
  await expect(served(page).getByRole("heading", { level: 1 })).toHaveText("%PUBLIC_HOST% %CONTACT_EMAIL% $&");
});

test("a name that runs from right to left leaves the date of birth in one piece", async ({ page, request }) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "محمد", lastName: "علی", mobile: "0000000078" });
  await page.goto(`/app/features?tab=mahadasha&id=${id}`);
  await settled(page);
  const line = page.getByText(/محمد علی.*15 June 1943/);
  const leftOf = (words: string) =>
    line.evaluate((shown, sought) => {
      const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(sought) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + sought.length);
        return range.getBoundingClientRect().left;
      }
      throw new Error(`${sought} is not there`);
    }, words);
  expect(await leftOf("15")).toBeGreaterThan(await leftOf("محمد"));
  expect(await leftOf("June")).toBeGreaterThan(await leftOf("15"));
});
