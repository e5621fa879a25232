import { weekdayOf } from "../calendar/civil-date.ts";
import type { CivilDate } from "../calendar/gregorian.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { type LuminousGraha, VARAS, type Vara } from "../ids.ts";
import { itemAt } from "../item-at.ts";

const LORDS: Readonly<Record<Vara, LuminousGraha>> = {
  ravi: "sun",
  soma: "moon",
  mangala: "mars",
  budha: "mercury",
  guru: "jupiter",
  shukra: "venus",
  shani: "saturn",
};

/** The graha whose day it is. */
export const lordOfVara = (vara: Vara): LuminousGraha => LORDS[vara];

/** The vara of a civil date from its sunrise on. */
export const varaOfDate = (date: CivilDate): Vara => itemAt(VARAS, weekdayOf(date));

/**
 * The vara at an instant of a civil date: the date's own from sunrise on, until then still that of the day before. Where
 * the Sun does not rise on the date (`sunriseJdUt` undefined), the date's own throughout.
 */
export function varaAt(jd: JulianDayUt, date: CivilDate, sunriseJdUt: JulianDayUt | undefined): Vara {
  const own = varaOfDate(date);
  if (sunriseJdUt === undefined || jd >= sunriseJdUt) return own;
  return itemAt(VARAS, (VARAS.indexOf(own) + 6) % 7);
}
