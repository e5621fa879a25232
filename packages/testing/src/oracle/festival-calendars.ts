import { type CivilClock, civilClockBy } from "@vedanga/core/src/calendar/civil-clock.ts";
import { sunDays } from "@vedanga/core/src/day/sun-days.ts";
import { festivalsBetween } from "@vedanga/core/src/festivals/festivals-between.ts";
import type { FoundFestival } from "@vedanga/core/src/festivals/found-festival.ts";
import type { GeoPoint } from "@vedanga/core/src/sky.ts";
import { dateOf, instantOf } from "../authority.ts";
import { lahiriSky } from "./skies.ts";

/** Where a published list is for, and by which clock. */
export interface ListedPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly utc_offset_h: number;
  readonly summer?: { readonly from_date: string; readonly to_date: string; readonly utc_offset_h: number };
}

export const placeOf = ({ latitude, longitude }: ListedPlace): GeoPoint => ({
  latitudeDeg: latitude,
  longitudeDeg: longitude,
});

/** Clocks are put forward and back at night; to the day is near enough for a list of days. */
export function clockOf({ utc_offset_h, summer }: ListedPlace): CivilClock {
  if (summer === undefined) return civilClockBy(() => utc_offset_h);
  const [from, to] = [summer.from_date, summer.to_date].map((date) => instantOf(date, "02:00", utc_offset_h));
  return civilClockBy((jd) =>
    from !== undefined && to !== undefined && jd >= from && jd < to ? summer.utc_offset_h : utc_offset_h,
  );
}

const known = new Map<string, readonly FoundFestival[]>();

/** All of a Gregorian year at a place, by the product's conventions; each year is calculated once. */
export function calendarOf(place: ListedPlace, year: number): readonly FoundFestival[] {
  const key = `${JSON.stringify(place)} ${year}`;
  const found =
    known.get(key) ??
    festivalsBetween(
      sunDays(lahiriSky("mean"), placeOf(place), clockOf(place)),
      dateOf(`${year}-01-01`),
      dateOf(`${year}-12-31`),
    );
  known.set(key, found);
  return found;
}
