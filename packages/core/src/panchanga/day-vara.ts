import { type Graha, VARAS, type Vara } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type CivilDate, gregorianToJd } from "../time/gregorian.ts";
import type { JulianDayUt } from "../time/julian-day.ts";

const LORDS: Readonly<Record<Vara, Graha>> = {
  ravi: "sun",
  soma: "moon",
  mangala: "mars",
  budha: "mercury",
  guru: "jupiter",
  shukra: "venus",
  shani: "saturn",
};

/** The graha whose day it is. */
export const lordOfVara = (vara: Vara): Graha => LORDS[vara];

/** The vara a civil date bears from its sunrise on. */
export const varaOfDate = (date: CivilDate): Vara => itemAt(VARAS, (gregorianToJd(date) + 1.5) % 7);

/**
 * The vara at an instant of a civil date: the date's own from sunrise on, until then still that of the day before. Where
 * the Sun does not rise on the date (`sunriseJdUt` undefined), the date's own throughout.
 */
export function varaAt(jd: JulianDayUt, date: CivilDate, sunriseJdUt: JulianDayUt | undefined): Vara {
  const own = varaOfDate(date);
  if (sunriseJdUt === undefined || jd >= sunriseJdUt) return own;
  return itemAt(VARAS, (VARAS.indexOf(own) + 6) % 7);
}
