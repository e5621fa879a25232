import type { Locator } from "@playwright/test";
import { expect, expectNoSidewaysScroll, settled, stopClock, test, visit } from "../fixtures.ts";

/** A small phone, and the height of the page of a day on it: everything told, much of it folded. */
const SMALL_PHONE = { width: 360, height: 640 };
const HIGHEST_PAGE_PX = 4500;

const READERS = [
  {
    language: "english",
    five: / in five lines$/,
    bar: "Every day",
    timings: "Timings",
    ekadashi: "Utpanna Ekadashi",
    vaikuntha: "Vaikuntha Ekadashi (Mukkoti)",
  },
  {
    language: "telugu",
    five: /ఐదు పంక్తుల్లో$/,
    bar: "రోజువారీ",
    timings: "సమయాలు",
    ekadashi: "ఉత్పన్నా ఏకాదశి",
    vaikuntha: "వైకుంఠ ఏకాదశి (ముక్కోటి)",
  },
] as const;

/** What of the five lines is written over a drawn mark. */
const wordsOverMarks = (lines: Locator): Promise<readonly string[]> =>
  lines.locator("dd:has(svg)").evaluateAll((told) =>
    told.flatMap((one) => {
      const mark = one.querySelector("svg")?.getBoundingClientRect();
      const words = document.createRange();
      return [...one.querySelectorAll("p")]
        .filter((line) => {
          words.selectNodeContents(line);
          return [...words.getClientRects()].some(
            (box) => mark && box.right > mark.left && box.bottom > mark.top && box.top < mark.bottom,
          );
        })
        .map((line) => line.textContent ?? "");
    }),
  );

for (const { language, five, bar, timings, ekadashi, vaikuntha } of READERS) {
  test(`a small phone has the five lines whole on its first screen and the day within ${HIGHEST_PAGE_PX} px, in ${language}`, {
    tag: "@phone",
  }, async ({ page, isMobile }) => {
    test.skip(!isMobile, "a wide screen folds nothing");
    await page.setViewportSize(SMALL_PHONE);
    await stopClock(page, "2026-11-24T12:44:00+05:30");
    await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
    const lines = page.getByRole("region", { name: five });

    async function expectShortDay(): Promise<void> {
      await page.getByRole("heading", { name: timings }).waitFor();
      await settled(page);
      const { y = 0, height = Number.NaN } = (await lines.boundingBox()) ?? {};
      const top = (await page.getByRole("navigation", { name: bar }).boundingBox())?.y ?? 0;
      expect(y + height, "above the bar").toBeLessThanOrEqual(top);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HIGHEST_PAGE_PX);
      await expectNoSidewaysScroll(page);
    }

    await visit(page, "/app/panchang");
    await expectShortDay();
    await expect(lines.getByRole("link").filter({ hasText: ekadashi })).toBeVisible();

    // Three festivals, seven times to avoid and five overlaps; the fast is named before the festival that stands first.
    await visit(page, "/app/panchang?date=2026-12-20");
    await expectShortDay();
    await expect(lines.getByRole("link").first()).toContainText(vaikuntha);

    // A strip names the chosen rules above them, and the name of a festival to come needs two lines.
    await visit(page, "/app/panchang?date=2026-11-28&ayanamsa=raman");
    await expectShortDay();
    await expect(page.locator("[data-rules]")).toBeVisible();
  });
}

test("a tithi that ends before the next morning is told beside its drawn Moon, not over it", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "a wide screen has room");
  await page.setViewportSize(SMALL_PHONE);
  await stopClock(page, "2026-11-28T12:44:00+05:30");
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  await visit(page, "/app/panchang");
  await settled(page);
  const lines = page.getByRole("region", { name: READERS[1].five });
  await expect(lines).toContainText("ఆదివారం తెల్లవారుజామున 3:58 వరకు");
  expect(await wordsOverMarks(lines)).toEqual([]);
});
