import { gregorianToJd, jdToGregorian } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { itemAt } from "../item-at.ts";
import type { Sky, Span } from "../sky.ts";
import { limbsAt, sunSignsBetween } from "./limbs.ts";
import { previousNewMoon } from "./limbs-phase.ts";
import { type LunarYears, lunarYearsOf } from "./samvatsara.ts";

/**
 * The first tithi of nija Chaitra in a Gregorian year: it begins with the new moon before the Sun enters Mesha. An
 * adhika Chaitra, in which the Sun enters nothing, goes before it and is passed over.
 */
export function ugadiTithi(sky: Sky, gregorianYear: number): Span {
  // On 1 May the Sun has been in Mesha for 9 to 25 days, whatever the ayanamsa, from 1600 to 2400.
  const inMesha = jdUt(gregorianToJd({ year: gregorianYear, month: 5, day: 1 }));
  const meshaSankranti = itemAt(sunSignsBetween(sky, inMesha, inMesha), 0).startJdUt;
  const { startJdUt, endJdUt } = limbsAt(sky, previousNewMoon(sky, meshaSankranti)).tithi;
  return { startJdUt, endJdUt };
}

/**
 * The years of the eras on a day that runs from its sunrise to the next (where the Sun does not rise, any span that
 * represents the day). They turn on the day at whose sunrise the first tithi of nija Chaitra runs; where that tithi
 * touches two sunrises the first counts, and if it touches none, the day that contains it (Nirnaya Sindhu 2, Chaitra).
 */
export function lunarYearsOfDay(sky: Sky, day: Span): LunarYears {
  const { year } = jdToGregorian(day.startJdUt);
  const tithi = ugadiTithi(sky, year);
  const begun = day.startJdUt >= tithi.startJdUt || day.endJdUt >= tithi.endJdUt;
  return lunarYearsOf(begun ? year : year - 1);
}
