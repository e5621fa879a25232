import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { languageOfAddress } from "#i18n/address-language.ts";
import { firstLanguage } from "#i18n/first-language.ts";
import type { ValueKey } from "#platform/kept/kept-entries.ts";
import { BAR_COLOR } from "./bar-color.ts";

/** A page kept longer than this, by a closed tab or a browser's history, does not show the day it was served with. */
const FIRST_DAY_KEEPS_MS = 300_000;

/** After this long a page is seen in the language it came in, if the words of another have not loaded or no more of it arrives. */
const LONGEST_WAIT_MS = 4000;

/** An address that names one rule decides them all; the months alone concern the panchang only. */
const NAMES_RULE = /[?&](?:ayanamsa|node|positions|sunrise|months)=/;
const NAMES_YEAR = /[?&]year=/;
/** An address about a person that is already known, or about one who is to be entered. */
const NAMES_ID = /[?&]id=/;
const NAMES_NEW = /[?&]new=1/;
const CALL_RULE = /ayanamsa|node|positions|sunrise/;

/** In the details of the session's person, as they are kept. A quote in what a person typed has a stroke before it. */
const PERSON_READS = /"language":"(\w+)"/;

/** What is read and changed before the first paint. */
export interface PageBeforePaint {
  readonly root: Pick<HTMLElement, "dataset" | "lang">;
  readonly bars: Iterable<Pick<HTMLMetaElement, "content">>;
  readonly nowMs: number;
  /** What the browser prefers, best first. */
  readonly languages: readonly string[];
  /** Of the address. */
  readonly search: string;
  /** Nothing but the top of the page is asked for: no place in it by name, nor where the reader was before. */
  readonly isFromTop: boolean;
  /** What the browser keeps under a key, or of the answers under it the one whose key ends so. */
  kept(key: ValueKey | "yearlyPrediction", ending?: string): string | null;
  /** How much of the page is here. */
  length(): number;
  later(act: () => void, delayMs: number): void;
}

/**
 * Puts the remembered theme on the page, marks one about somebody who is known and one that needs the space for rules other
 * than the default, hides the served day if it is not today or if this device remembers something that changes it, and hides a
 * page for another language until that is here: in the page itself (turn-page), as long as that arrives, or with the app's
 * words. What is below the first screen of a written page comes with its second frame (base.css, start-script). Nothing stays
 * hidden if what is waited for does not come.
 */
export function beforePaint(page: PageBeforePaint): void {
  const { root, bars, nowMs, languages, search, isFromTop, kept, length, later } = page;
  const theme = kept("preferredTheme");
  if (theme === "light" || theme === "dark") {
    root.dataset.theme = theme;
    for (const bar of bars) bar.content = BAR_COLOR[theme];
  }

  if (!NAMES_NEW.test(search) && (NAMES_ID.test(search) || kept("userDetails") !== null)) root.dataset.somebody = "";

  if (isFromTop && root.dataset.written !== undefined) {
    root.dataset.firstFrame = "";
    later(() => {
      delete root.dataset.firstFrame;
    }, LONGEST_WAIT_MS);
  }

  const language = firstLanguage({
    chosen: kept("preferredLanguage"),
    named: languageOfAddress(search),
    root,
    personReads: PERSON_READS.exec(kept("userDetails") ?? "")?.[1],
    browserPrefers: languages,
  });
  if (language !== root.lang) {
    root.dataset.wait = language;
    const isInPage = root.dataset.languages !== undefined;
    if (isInPage) root.dataset.turn = language;
    const waitOn = (lengthBefore: number): void =>
      later(() => {
        const lengthNow = isInPage && root.dataset.wait !== undefined ? length() : 0;
        if (lengthNow > lengthBefore) waitOn(lengthNow);
        else delete root.dataset.wait;
      }, LONGEST_WAIT_MS);
    waitOn(isInPage ? length() : 0);
  }

  const rules = NAMES_RULE.test(search) ? search : kept("preferredConventions");
  if (rules) root.dataset.ownRules = CALL_RULE.test(rules) ? "" : "months";

  /** Where the address names no year, the page shows the one that the browser keeps of its sign. */
  function isOtherYearKept(): boolean {
    const { firstDayYear: year, firstDayZodiac: zodiac } = root.dataset;
    if (year === undefined || NAMES_YEAR.test(search)) return false;
    const text = kept("yearlyPrediction", language === DEFAULT_LANGUAGE ? "" : `-${language}`) ?? "";
    return new RegExp(`"zodiac":${zodiac}\\b`).test(text) && !text.includes(`"year":${year}`);
  }

  const isOld = Math.abs(nowMs - Number(root.dataset.firstDayAt)) >= FIRST_DAY_KEEPS_MS;
  const isAnother =
    (root.dataset.ofPerson === undefined && root.dataset.firstDayOf === undefined && kept("panchangCity") !== null) ||
    kept("preferredConventions") !== null ||
    kept("preferredClock") === "24" ||
    isOtherYearKept();
  if (isOld) root.dataset.firstDayHidden = "old";
  else if (isAnother) root.dataset.firstDayHidden = "";
}
