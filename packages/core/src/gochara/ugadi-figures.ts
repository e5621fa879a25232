import { type CivilDate, jdToGregorian } from "../calendar/gregorian.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import { lordOfVara, varaOfDate } from "../day/day-vara.ts";
import type { Days } from "../day/days-at.ts";
import { type LuminousGraha, RASIS, type Rasi } from "../ids.ts";
import { lunarYearsOf, lunarYearsOfDay, type NamedYear, ugadiTithi } from "../panchanga/lunar-years.ts";
import type { Sky } from "../sky.ts";

/** What Telugu almanacs read out at Ugadi for each Moon sign. */
export interface UgadiFigures {
  readonly date: CivilDate;
  /** The year that begins, of the southern cycle of sixty. */
  readonly year: NamedYear;
  /** The lord of the weekday of Ugadi. */
  readonly king: LuminousGraha;
  /** Income, 1 to 14. */
  readonly aadayam: number;
  /** Expense, 1 to 14. */
  readonly vyayam: number;
  /** Respect, 1 to 7. */
  readonly rajapujyam: number;
  /** Disgrace, 1 to 7. */
  readonly avamanam: number;
}

/** The constant of each graha as lord of the weekday and of the sign. */
const DHRUVANKA: Readonly<Record<LuminousGraha, number>> = {
  sun: 6,
  moon: 15,
  mars: 8,
  mercury: 17,
  jupiter: 19,
  venus: 21,
  saturn: 10,
};

const FIFTEEN = 15;
const SEVEN = 7;

/** A sum tripled and five added: the remainder, and from the quotient by the same step the second remainder. 0 is the divisor. */
function twoRemainders(sum: number, divisor: number): readonly [number, number] {
  const first = 3 * sum + 5;
  const remainder = first % divisor || divisor;
  const quotient = (first - remainder) / divisor;
  return [remainder, (3 * quotient + 5) % divisor || divisor];
}

/**
 * The figures of the lunar year that begins in a Gregorian year, for a Moon sign. The verse of almanac makers "raśi
 * saṃvatsare caikyaṃ triguṇaṃ śarasaṃyutam …" (printed by Nidumolu, 2024, with the constants of the grahas): the constants
 * of the sign's lord and of the year's king together, tripled, with five, divided by fifteen give the income as remainder
 * and, from the quotient in the same way, the expense. Respect and disgrace follow in the same way by seven from the
 * sign's number and the king's constant: so the printed tables have it, from 2009 to 2026 (authorities/ugadi.json).
 */
export function ugadiFigures(sky: Sky, moonRasi: Rasi, gregorianYear: number, days: Days): UgadiFigures {
  const date = ugadiDate(sky, gregorianYear, days);
  const king = lordOfVara(varaOfDate(date));
  const [aadayam, vyayam] = twoRemainders(DHRUVANKA[RASI_LORDS[moonRasi]] + DHRUVANKA[king], FIFTEEN);
  const [rajapujyam, avamanam] = twoRemainders(RASIS.indexOf(moonRasi) + 1 + DHRUVANKA[king], SEVEN);
  return { date, year: lunarYearsOf(gregorianYear).saka, king, aadayam, vyayam, rajapujyam, avamanam };
}

const DAYS_ABOUT = [0, 1, 2, 3] as const;

/** The first civil date of the place that belongs to the new year. */
function ugadiDate(sky: Sky, gregorianYear: number, days: Days): CivilDate {
  const tithi = ugadiTithi(sky, gregorianYear);
  const before = Math.floor(tithi.startJdUt) - 0.5;
  const wanted = lunarYearsOf(gregorianYear).saka.number;
  const begun = (date: CivilDate): boolean => lunarYearsOfDay(sky, days.on(date).sun.span).saka.number === wanted;
  return DAYS_ABOUT.map((shift) => jdToGregorian(before + shift)).find(begun) ?? jdToGregorian(tithi.endJdUt);
}
