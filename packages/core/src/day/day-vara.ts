import { weekdayOf } from "../calendar/civil-date.ts";
import type { CivilDate } from "../calendar/gregorian.ts";
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
