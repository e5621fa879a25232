import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { risingTrack, solarNoon, sunRiseSet } from "../horizon/rise-set.ts";
import { RASIS, type Rasi } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { sunSignAt } from "./limbs.ts";

/** A day of the sidereal solar year. */
export interface SolarDate {
  /** 1 for the month of Mesha (Chithirai) to 12 for that of Meena (Panguni). */
  readonly month: number;
  /** 1 to 32 */
  readonly day: number;
  readonly rasi: Rasi;
  /** When the Sun entered the sign. */
  readonly sankrantiJdUt: JulianDayUt;
}

/**
 * The solar date of a civil day by the rule of Tamil Nadu: a sankranti before sunset makes that day the first of
 * its month, one after sunset the next (Chatterjee, Indian Calendric System, ch. 3; Rashtriya Panchang). `middayJdUt` is any
 * instant within half a day of the day's noon. Where the Sun does not set, six hours past its noon replace sunset.
 */
export function solarDate(sky: Sky, middayJdUt: JulianDayUt, place: GeoPoint): SolarDate {
  const track = risingTrack(sky, "sun", place);
  const eveningAfter = (noon: JulianDayUt): JulianDayUt =>
    sunRiseSet(sky, noon, jdUt(noon + 0.5), place, track).sets[0] ?? jdUt(noon + 0.25);
  const noon = solarNoon(sky, middayJdUt, place, track);
  const { number, startJdUt } = sunSignAt(sky, eveningAfter(noon));
  const nearNoon = solarNoon(sky, startJdUt, place, track);
  const byEvening = nearNoon >= startJdUt || eveningAfter(nearNoon) >= startJdUt;
  const firstNoon = byEvening ? nearNoon : nearNoon + 1;
  return {
    month: number,
    day: Math.round(noon - firstNoon) + 1,
    rasi: itemAt(RASIS, number - 1),
    sankrantiJdUt: startJdUt,
  };
}
