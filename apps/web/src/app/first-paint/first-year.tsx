import { APP_BASE, type FestivalsOfYearResponse, HYDERABAD } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import type { FirstDaySpotName } from "#almanac/first-day-spot.tsx";
import { roughNoonMs } from "#almanac/rough-noon.ts";
import { festivalsOfYearAddress } from "#api/festivals-of-year.ts";
import { decodeFestivals } from "#api/wire/festivals-of-year.ts";
import { type FestivalList, kindIn } from "#features/panchang-festivals/festival-kinds.ts";
import { endOf, yearFrom } from "#features/panchang-festivals/shown-year.ts";
import { YearKinds } from "#features/panchang-festivals/year-kinds.tsx";
import { YearSteps } from "#features/panchang-festivals/year-steps.tsx";
import { YearTop } from "#features/panchang-festivals/year-top.tsx";
import { datesOf } from "#features/panchang-festivals/year-words.ts";
import { zoneOffsetHours } from "#i18n/zone-clock.ts";
import { AT_HYDERABAD, dateAtHyderabad } from "./at-hyderabad.ts";
import { htmlIn, wordsOf } from "./drawn-part.tsx";

/** The address that the page of festivals asks at `nowMs` (ms since 1970 UTC), for a visitor without choices but a language. */
export function yearAddress(nowMs: number, lang: Language): string {
  const { lat, lon, zone } = HYDERABAD;
  const { from, days } = yearFrom(dateAtHyderabad(nowMs));
  const tz = zoneOffsetHours(zone, roughNoonMs(from));
  return festivalsOfYearAddress({ from, days, lat, lon, zone, tz, lang, conventions: {} });
}

/** The kind that the query of the page means, null for all of them; undefined if it names no kind or another place. */
export function askedKind(search: string): FestivalList | null | undefined {
  const query = new URLSearchParams(search);
  if (query.has("place") && query.get("place") !== HYDERABAD.id) return undefined;
  return query.has("kind") ? (kindIn(query) ?? undefined) : null;
}

/**
 * What is kept in Hyderabad in the twelve months from `nowMs` on as HTML, all kinds or one, drawn by the components of its
 * page, for the spots of that page.
 */
export function renderYear(
  answer: FestivalsOfYearResponse["response"],
  nowMs: number,
  lang: Language,
  kind: FestivalList | null,
): Partial<Record<FirstDaySpotName, string>> {
  const words = wordsOf(lang);
  const asHtml = htmlIn(words, `${APP_BASE}/panchang/festivals`);
  const today = dateAtHyderabad(nowMs);
  const shown = yearFrom(today);
  const chosen = kind ?? undefined;
  const year = { festivals: decodeFestivals(answer), chosen, today, subject: AT_HYDERABAD };
  return {
    [`${lang}-yearSteps`]: asHtml(
      "year-steps",
      <YearSteps shown={shown} dates={datesOf(shown, words)} kind={chosen} subject={AT_HYDERABAD} />,
    ),
    [`${lang}-yearTop`]: asHtml("year-top", <YearTop {...year} shown={shown} />),
    [`${lang}-yearKinds`]: asHtml("year-kinds", <YearKinds {...year} end={endOf(shown)} />),
  };
}
