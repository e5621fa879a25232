import { APP_BASE, type SignSlug, type YearlyResponse } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import type { FirstDaySpotName } from "#almanac/first-day-spot.tsx";
import { yearlyAddress } from "#api/yearly.ts";
import { BackToSigns } from "#features/year/back-to-signs.tsx";
import { YearNamed } from "#features/year/year-named.tsx";
import { YearTold } from "#features/year/year-told.tsx";
import { isNearOffered, yearIn } from "#features/year/years.ts";
import { YearsBeside } from "#features/year/years-beside.tsx";
import { dateAtHyderabad } from "./at-hyderabad.ts";
import { htmlIn, wordsOf } from "./drawn-part.tsx";

/** The year that the query of a sign's page means at `nowMs` (ms since 1970 UTC), and whether it is the one that runs; null if it is not drawn. */
export function askedYear(
  search: string,
  nowMs: number,
): { readonly year: number; readonly isPresent: boolean } | null {
  const { year: present } = dateAtHyderabad(nowMs);
  const year = yearIn(new URLSearchParams(search)) ?? present;
  return isNearOffered(year, present) ? { year, isPresent: year === present } : null;
}

/** The address that the page of a sign's year asks, for a visitor without choices but a language. */
export const signYearAddress = (year: number, lang: Language, sign: SignSlug): string =>
  yearlyAddress({ sign, year, lang, conventions: {} });

/** The year of a sign in Hyderabad as HTML, as it is told at `nowMs`, drawn by the components of its page, for the spots of that page. */
export function renderSignYear(
  answer: YearlyResponse,
  nowMs: number,
  lang: Language,
  sign: SignSlug,
): Partial<Record<FirstDaySpotName, string>> {
  const words = wordsOf(lang);
  const asHtml = htmlIn(words, `${APP_BASE}/zodiac/${sign}`);
  const today = dateAtHyderabad(nowMs);
  const { year, ugadi } = answer;
  return {
    [`${lang}-yearOfSignSteps`]: asHtml("sign-years", <YearsBeside sign={{ slug: sign }} year={year} />),
    [`${lang}-yearOfSignNamed`]: asHtml("sign-year", <YearNamed year={year} ugadi={ugadi} />),
    [`${lang}-yearOfSignTold`]: asHtml(
      "sign-year-told",
      <YearTold answer={answer} today={today} placeName={words.say("panchang.hyderabad")} />,
    ),
    [`${lang}-yearOfSignEnd`]: asHtml("sign-year-end", <BackToSigns year={year} />),
  };
}
