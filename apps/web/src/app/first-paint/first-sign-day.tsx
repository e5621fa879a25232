import { APP_BASE, type DailyMoonResponse, type SignSlug } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import type { FirstDaySpotName } from "#almanac/first-day-spot.tsx";
import { dailyMoonAddress, isWhole } from "#api/daily-moon.ts";
import { DateLine } from "#features/daily/date-line.tsx";
import { DayFacts } from "#features/daily/day-facts.tsx";
import { DayLinks } from "#features/daily/day-links.tsx";
import { Story } from "#features/daily/story.tsx";
import { dateAtHyderabad } from "./at-hyderabad.ts";
import { htmlIn, wordsOf } from "./drawn-part.tsx";

/** The address that the page of a sign asks at `nowMs` (ms since 1970 UTC), for a visitor without choices but a language. */
export const signDayAddress = (nowMs: number, lang: Language, sign: SignSlug): string =>
  dailyMoonAddress({ sign, date: dateAtHyderabad(nowMs), lang, conventions: {} });

/** The day of a sign in Hyderabad as HTML, drawn by the components of its page, for the spots of that page. */
export function renderSignDay(
  answer: DailyMoonResponse,
  nowMs: number,
  lang: Language,
  sign: SignSlug,
): Partial<Record<FirstDaySpotName, string>> {
  if (!isWhole(answer)) throw new TypeError("The day of a sign has no flat form.");
  const asHtml = htmlIn(wordsOf(lang), `${APP_BASE}/zodiac/daily`);
  const date = dateAtHyderabad(nowMs);
  return {
    [`${lang}-signLinks`]: asHtml("sign-links", <DayLinks sign={{ slug: sign }} date={date} />),
    [`${lang}-signDate`]: asHtml("sign-date", <DateLine date={date} />),
    [`${lang}-signFacts`]: asHtml("sign-facts", <DayFacts answer={answer} />),
    [`${lang}-signStory`]: asHtml("sign-story", <Story answer={answer} isPresent />),
  };
}
