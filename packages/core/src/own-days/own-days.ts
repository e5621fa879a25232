import type { CivilClock } from "../calendar/civil-clock.ts";
import { type CivilDate, gregorianToJd } from "../calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { sunDays } from "../day/sun-days.ts";
import type { WindowFinder } from "../festivals/day-window.ts";
import { festivalDays } from "../festivals/festival-day.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import type { BirthLimbs } from "./birth-limbs.ts";
import { monthOfYears, stays } from "./month-of-years.ts";
import type { FoundOwnDay } from "./own-day.ts";
import { remembrances } from "./remembrances.ts";
import { solarStarBirthdays, starBirthdays } from "./star-birthdays.ts";
import { tithiBirthdays } from "./tithi-birthdays.ts";

/** Where the days are kept, by which clock, and from which civil date to which, both included. */
export interface OwnDaysAsked {
  readonly place: GeoPoint;
  readonly clock: CivilClock;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** A tithi of a month is at most so far from the sankranti that names it: an adhika month and its nija. */
const ABOUT_DAYS = 62;

/**
 * The birthdays of a person by tithi and by star, after the birth, in order. Throws `CoreError` for a time out of range and
 * for an invalid place.
 */
export const ownBirthdays = (sky: Sky, birth: BirthLimbs, asked: OwnDaysAsked): readonly FoundOwnDay[] =>
  kept(sky, asked, (finder, from, to) => {
    const months = monthOfYears(sky, finder.limbs, birth.lunation.masa, from, to);
    return [
      ...tithiBirthdays(finder, birth, months),
      ...starBirthdays(finder, birth, months),
      ...solarStarBirthdays(finder, birth, stays(finder.limbs, birth.sunSign.number, from, to)),
    ];
  });

/** The yearly days of remembrance of a death, in order. */
export const ownRemembrances = (sky: Sky, death: BirthLimbs, asked: OwnDaysAsked): readonly FoundOwnDay[] =>
  kept(sky, asked, (finder, from, to) =>
    remembrances(finder, death, monthOfYears(sky, finder.limbs, death.lunation.masa, from, to)),
  );

function kept(
  sky: Sky,
  { place, clock, from, to }: OwnDaysAsked,
  find: (finder: WindowFinder, from: JulianDayUt, to: JulianDayUt) => readonly FoundOwnDay[],
): readonly FoundOwnDay[] {
  const days = sunDays(sky, place, clock);
  const finder: WindowFinder = { sky, place, limbs: days.limbs, days: festivalDays(days) };
  const [fromJd, toJd] = [gregorianToJd(from), gregorianToJd(to)];
  return find(finder, jdUt(fromJd - ABOUT_DAYS), jdUt(toJd + ABOUT_DAYS))
    .map((day) => ({ day, dayJd: gregorianToJd(day.date) }))
    .filter(({ day, dayJd }) => day.years >= 1 && dayJd >= fromJd && dayJd <= toJd)
    .sort((a, b) => a.dayJd - b.dayJd)
    .map(({ day }) => day);
}
