import { APP_BASE, HYDERABAD, type PanchangMonthResponse } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import type { FirstDaySpotName } from "#almanac/first-day-spot.tsx";
import { DEFAULT_CONVENTIONS } from "#api/conventions/conventions.ts";
import { panchangMonthAddress } from "#api/panchang-month.ts";
import { decodeMonth } from "#api/wire/panchang-month.ts";
import { DayGrid } from "#features/panchang-month/day-grid.tsx";
import { LunarMonths } from "#features/panchang-month/lunar-months.tsx";
import { MonthLower } from "#features/panchang-month/month-lower-piece.tsx";
import { monthName } from "#features/panchang-month/month-name.ts";
import { MonthSteps } from "#features/panchang-month/month-steps.tsx";
import { midMonthMs, monthOfDate } from "#features/panchang-month/shown-month.ts";
import { zoneOffsetHours } from "#i18n/zone-clock.ts";
import { AT_HYDERABAD, dateAtHyderabad } from "./at-hyderabad.ts";
import { htmlIn, wordsOf } from "./drawn-part.tsx";

const { lat, lon, zone } = HYDERABAD;

/** The address that the page of the month asks at `nowMs` (ms since 1970 UTC), for a visitor without choices but a language. */
export function monthAddress(nowMs: number, lang: Language): string {
  const month = monthOfDate(dateAtHyderabad(nowMs));
  const tz = zoneOffsetHours(zone, midMonthMs(month));
  return panchangMonthAddress({ ...month, lat, lon, zone, tz, lang, conventions: {} });
}

/** The month that runs in Hyderabad as HTML, drawn by the components of its page, for the spots of that page. */
export function renderMonth(
  answer: PanchangMonthResponse["response"],
  nowMs: number,
  lang: Language,
): Partial<Record<FirstDaySpotName, string>> {
  const asHtml = htmlIn(wordsOf(lang), `${APP_BASE}/panchang/month`);
  const today = dateAtHyderabad(nowMs);
  const month = monthOfDate(today);
  const days = decodeMonth(answer);
  const { months: system } = DEFAULT_CONVENTIONS;
  return {
    [`${lang}-monthName`]: asHtml("month-name", monthName(month, wordsOf(lang))),
    [`${lang}-monthLunar`]: asHtml("month-lunar", <LunarMonths days={days} system={system} />),
    [`${lang}-monthSteps`]: asHtml("month-steps", <MonthSteps month={month} today={today} subject={AT_HYDERABAD} />),
    [`${lang}-monthDays`]: asHtml(
      "month-days",
      <DayGrid month={month} days={days} today={today} system={system} subject={AT_HYDERABAD} isStill />,
    ),
    [`${lang}-monthLower`]: asHtml("month-lower", <MonthLower days={days} today={today} system={system} />),
  };
}
