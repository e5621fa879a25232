import type { CivilClock } from "../calendar/civil-clock.ts";
import { type CivilDate, gregorianToJd } from "../calendar/gregorian.ts";
import { festivalsBetween } from "../festivals/festivals-between.ts";
import type { FoundFestival } from "../festivals/found-festival.ts";
import { kept, once } from "../kept.ts";
import { lunarMonths } from "../panchanga/masa.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { type AlmanacDay, almanacDay, type DaySources } from "./almanac-day.ts";
import { moonDays } from "./moon-days.ts";
import { MOST_KEPT_DAYS, sunDays } from "./sun-days.ts";

/** The days of a place as almanacs count them. */
export interface Days {
  /** The day of a civil date. */
  readonly on: (date: CivilDate) => AlmanacDay;
  /** From one civil date to another, both included; their festivals are searched for in one go. */
  readonly between: (from: CivilDate, to: CivilDate) => readonly AlmanacDay[];
  /** Festivals and vratas alone. */
  readonly festivalsBetween: (from: CivilDate, to: CivilDate) => readonly FoundFestival[];
}

/**
 * Every answer about a day uses this, so that no two of them can differ. The calculations of one day serve its
 * neighbours too, and about five hundred days are cached. Throws `CoreError` for an invalid place.
 */
export function daysAt(sky: Sky, place: GeoPoint, clock: CivilClock): Days {
  const sun = sunDays(sky, place, clock);
  const sources: DaySources = {
    sky,
    limbs: sun.limbs,
    monthAt: lunarMonths(sky),
    moonOf: moonDays(sun),
  };
  const ofDayJd = kept((dayJd) => {
    const day = sun.on(dayJd);
    return almanacDay(sources, day, () => festivalsBetween(sun, day.date, day.date));
  }, MOST_KEPT_DAYS);

  function between(from: CivilDate, to: CivilDate): readonly AlmanacDay[] {
    const first = gregorianToJd(from);
    const festivals = once(() => festivalsBetween(sun, from, to));
    return Array.from({ length: gregorianToJd(to) - first + 1 }, (_, index) =>
      almanacDay(sources, sun.on(first + index), () =>
        festivals().filter(({ date }) => gregorianToJd(date) === first + index),
      ),
    );
  }

  return {
    on: (date) => ofDayJd(gregorianToJd(date)),
    between,
    festivalsBetween: (from, to) => festivalsBetween(sun, from, to),
  };
}
