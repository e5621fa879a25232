import type { Page } from "@playwright/test";
import { expect, settled, test, visit } from "../fixtures.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

declare global {
  interface Window {
    tablesRead?: string[];
  }
}

/**
 * Notes what makes a browser read its tables of letters, dates, orders or numbers: the first of each takes a desk's processor
 * 9 to 23 ms, a phone's four times as long (docs/decisions/305).
 */
async function noteTables(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read: string[] = [];
    window.tablesRead = read;
    const noting = (name: string): ProxyHandler<new (...given: never) => object> => ({
      apply(...call) {
        read.push(name);
        return Reflect.apply(...call);
      },
      construct(...call) {
        read.push(name);
        return Reflect.construct(...call);
      },
    });
    for (const name of [
      "Segmenter",
      "DateTimeFormat",
      "Collator",
      "NumberFormat",
      "DisplayNames",
      "ListFormat",
    ] as const) {
      Reflect.set(Intl, name, new Proxy(Reflect.get(Intl, name), noting(name)));
    }
    const methods = [
      [String.prototype, "localeCompare"],
      [Number.prototype, "toLocaleString"],
      [Date.prototype, "toLocaleString"],
      [Date.prototype, "toLocaleDateString"],
      [Date.prototype, "toLocaleTimeString"],
    ] as const;
    for (const [owner, name] of methods) {
      const method = Reflect.get(owner, name);
      Reflect.set(owner, name, function noted(this: unknown, ...given: unknown[]) {
        read.push(name);
        return Reflect.apply(method, this, given);
      });
    }
  });
}

/** The page is settled, and has done what it left for when it has nothing better to do. */
async function idle(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(async () => {
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

const ALMANAC = ["/", "/panchang", "/panchang/month", "/panchang/festivals", "/zodiac/leo", "/year", "/places"];

for (const locale of ["en-IN", "te-IN"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("no page asks for the browser's tables of letters, dates or numbers while it comes", async ({
      page,
      request,
    }) => {
      const language = locale === "te-IN" ? "telugu" : "english";
      const id = await saveBirth(request, { ...WAR_TIME_BIRTH, language, mobile: `00000003${language.length}0` });
      await noteTables(page);
      const person = ["/results", "/features?tab=planets", "/features?tab=mahadasha"].map(
        (path) => `${path}${path.includes("?") ? "&" : "?"}id=${id}`,
      );
      for (const path of [...ALMANAC, ...person]) {
        await visit(page, `/app${path}`);
        await idle(page);
        expect(await page.evaluate(() => window.tablesRead), path).toEqual([]);
      }
      const noted = await page.evaluate(() => {
        "a".localeCompare("b");
        new Intl.Segmenter("te");
        Intl.DateTimeFormat();
        return window.tablesRead;
      });
      expect(noted).toEqual(["localeCompare", "Segmenter", "DateTimeFormat"]);
    });
  });
}
