import { type CivilDate, HYDERABAD, type Place } from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import { asPlace } from "#almanac/use-asked-place.ts";
import type { Where } from "#almanac/where.ts";
import { type AskedMoment, askAt } from "#features/panchang/asked-moment.ts";
import { type DayQuestions, dayQuestions } from "#features/panchang/day-questions.ts";
import { pageAddress, readPageAddress } from "#features/panchang/place/page-address.ts";
import { isSameDate } from "#i18n/wall-instant.ts";

const { lat, lon, zone } = HYDERABAD;

/** The day of a page of the panchang. */
export interface PageDay {
  /** Null for today at the place. */
  readonly date: CivilDate | null;
  /** Of the list, in the language of the page; null for Hyderabad. */
  readonly city: Omit<Place, "population"> | null;
}

export const TODAY_AT_HYDERABAD: PageDay = { date: null, city: null };

/** What the query of a page names; the place by its id in the list, null for Hyderabad. */
export interface AskedDay {
  readonly date: CivilDate | null;
  readonly cityId: string | null;
}

/** Undefined where a query names what the server does not draw: coordinates, what cannot be, or nothing of a day. */
export function askedDay(search: string): AskedDay | undefined {
  const { date, where, isUnreadable } = readPageAddress(search);
  if (isUnreadable || where.kind === "point") return undefined;
  const cityId = where.kind === "place" && where.id !== HYDERABAD.id ? where.id : null;
  return date === null && where.kind === "unsaid" ? undefined : { date, cityId };
}

export function whereOf({ date, city }: PageDay): Where {
  if (city !== null) return { kind: "place", id: city.id };
  return date === null ? { kind: "unsaid" } : { kind: "place", id: HYDERABAD.id };
}

/** The address of a day as the page itself writes it. */
export const addressOfDay = (day: PageDay): string => pageAddress(day.date, whereOf(day), {});

interface PageQuestions extends DayQuestions {
  /** The present date and minute there; null on a day that is not today. */
  readonly asked: AskedMoment | null;
  readonly dayDate: CivilDate;
  readonly zone: string;
}

/** What a page of a day asks at `nowMs`, ms since 1970 UTC, for a visitor without choices but a language. */
export function questionsOfDay({ date, city }: PageDay, nowMs: number, lang: Language): PageQuestions {
  const place = city === null ? { lat, lon, zone } : asPlace(city);
  const now = askAt(nowMs, place.zone);
  const asked = date === null || isSameDate(date, now.dayDate) ? now : null;
  const dayDate = date ?? now.dayDate;
  const questions = dayQuestions({ place, isHyderabad: city === null, lang, conventions: {}, dayDate, asked });
  return { ...questions, asked, dayDate, zone: place.zone };
}
