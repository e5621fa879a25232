import type { QueryClient } from "@tanstack/react-query";
import { addDays, type CivilDate, type ConventionsUsed, calls, HYDERABAD, type Place } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { roughNoonMs } from "#almanac/rough-noon.ts";
import { asPlace } from "#almanac/use-asked-place.ts";
import { bringAnswer } from "#api/offline/bring-answer.ts";
import { panchangAddress, panchangDay, panchangDayAddress } from "#api/panchang.ts";
import { panchangComingAddress } from "#api/panchang-coming.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { isZoneAtHand, loadEveryZone, zoneClock } from "#i18n/zone-clock.ts";
import { askAt, changesOf } from "./asked-moment.ts";
import { dayQuestions } from "./day-questions.ts";
import { minutesOfChange } from "./minutes-of-change.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface CityDays {
  /** Null for Hyderabad. */
  readonly city: Omit<Place, "population"> | null;
  readonly lang: Language;
  readonly conventions: Partial<ConventionsUsed>;
}

/** The first minute of a date. */
function midnightOf(date: CivilDate, zone: string): number {
  let ms = roughNoonMs(date) - 36 * HOUR_MS;
  while (!isSameDate(zoneClock(zone, ms).date, date)) ms += HOUR_MS / 4;
  return ms;
}

/**
 * Keeps today and tomorrow of the chosen city on this device: all that their panel asks, and the limbs of each minute at
 * which they change, because a page asks about the minute at which it is opened.
 */
export async function keepDays(client: QueryClient, { city, lang, conventions }: CityDays): Promise<void> {
  const place = city === null ? { lat: HYDERABAD.lat, lon: HYDERABAD.lon, zone: HYDERABAD.zone } : asPlace(city);
  if (!isZoneAtHand(place.zone)) await loadEveryZone();
  const nowMs = askAt(Date.now(), place.zone).momentMs;
  const today = zoneClock(place.zone, nowMs).date;
  const common = { place, isHyderabad: city === null, lang, conventions };
  const askedAt = (momentMs: number, dayDate: CivilDate) =>
    dayQuestions({ ...common, dayDate, asked: { dayDate, momentMs } });

  const changesMs: number[] = [];
  for (const [offset, fromMs] of [
    [0, nowMs],
    [1, midnightOf(addDays(today, 1), place.zone)],
  ] as const) {
    const date = addDays(today, offset);
    const { yesterday, day, tomorrow, coming } = askedAt(fromMs, date);
    for (const question of [yesterday, day, tomorrow]) {
      if (question === null) continue;
      if (!(await bringAnswer(calls.panchangDay, panchangDayAddress(question)))) return;
      if (question !== tomorrow)
        changesMs.push(...changesOf((await client.fetchQuery(panchangDay(question))).response));
    }
    await bringAnswer(calls.panchangComing, panchangComingAddress(coming));
    for (const momentMs of minutesOfChange(changesMs, date, place.zone, fromMs))
      await bringAnswer(calls.panchang, panchangAddress(askedAt(momentMs, date).limbs), true);
  }
}
