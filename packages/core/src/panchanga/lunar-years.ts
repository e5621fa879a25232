import { gregorianToJd, jdToGregorian } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { SAMVATSARAS, type Samvatsara } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Sky, Span } from "../sky.ts";
import { sunSignsBetween, tithisBetween } from "./limbs.ts";
import { previousNewMoon } from "./limbs-angle.ts";

export interface NamedYear {
  readonly number: number;
  readonly name: Samvatsara;
  /** 1 Prabhava to 60 Akshaya. */
  readonly nameNumber: number;
}

/** A year and its name in the cycle of sixty. */
function named(number: number, cycleOffset: number): NamedYear {
  const nameNumber = (((number + cycleOffset - 1) % 60) + 60) % 60;
  return { number, name: itemAt(SAMVATSARAS, nameNumber), nameNumber: nameNumber + 1 };
}

/** The years of three eras. */
export interface LunarYears {
  readonly saka: NamedYear;
  readonly vikrama: NamedYear;
  readonly kali: NamedYear;
}

/**
 * The lunar year that began at the Ugadi falling in a Gregorian year. Numbers are of years elapsed, as almanacs
 * print them. Names: southern cycle for Saka and Kali, the year turning with Chaitra (Rashtriya Panchang);
 * northern for Vikrama, ten ahead of its number since the last expunged year.
 */
export function lunarYearsOf(gregorianYearOfUgadi: number): LunarYears {
  const saka = gregorianYearOfUgadi - 78;
  const southern = named(saka, 12);
  return {
    saka: southern,
    vikrama: named(gregorianYearOfUgadi + 57, 10),
    kali: { ...southern, number: gregorianYearOfUgadi + 3101 },
  };
}

/**
 * The first tithi of nija Chaitra in a Gregorian year: it begins with the new moon before the Sun enters Mesha. An
 * adhika Chaitra, in which the Sun enters nothing, goes before it and is passed over.
 */
export function ugadiTithi(sky: Sky, gregorianYear: number): Span {
  // On 1 May the Sun has been in Mesha for 9 to 25 days, whatever the ayanamsa, from 1600 to 2400.
  const inMesha = jdUt(gregorianToJd({ year: gregorianYear, month: 5, day: 1 }));
  const meshaSankranti = itemAt(sunSignsBetween(sky, inMesha, inMesha), 0).startJdUt;
  const newMoon = previousNewMoon(sky, meshaSankranti);
  const { startJdUt, endJdUt } = itemAt(tithisBetween(sky, newMoon, newMoon), 0);
  return { startJdUt, endJdUt };
}

/**
 * The years of the eras on a day that runs from its sunrise to the next (where the Sun does not rise, any span that
 * represents the day). They turn on the day at whose sunrise the first tithi of nija Chaitra runs; where that tithi
 * touches two sunrises the first counts, and if it touches none, the day that contains it (Nirnaya Sindhu 2, Chaitra).
 */
export function lunarYearsOfDay(sky: Sky, day: Span): LunarYears {
  const { year, month } = jdToGregorian(day.startJdUt);
  return lunarYearsOf(hasBegun(sky, day, year, month) ? year : year - 1);
}

/** The Sun enters Mesha between 6 and 22 April, so that Ugadi, at most a month before, is in March or April. */
function hasBegun(sky: Sky, day: Span, year: number, month: number): boolean {
  if (month < 3) return false;
  if (month > 4) return true;
  const tithi = ugadiTithi(sky, year);
  return day.startJdUt >= tithi.startJdUt || day.endJdUt >= tithi.endJdUt;
}
