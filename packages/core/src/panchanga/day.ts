import { VARAS, type Vara } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Span } from "../sky.ts";
import { type JulianDayUt, jdUt } from "../time/julian-day.ts";

/** The three eighths of the day that custom sets apart. */
export interface DayEighths {
  readonly rahuKaal: Span;
  readonly gulika: Span;
  readonly yamaganda: Span;
}

// Which eighth of the day, counted from 1 at sunrise, Sunday to Saturday, as the almanacs of every school print them.
// Gulika's is the eighth whose lord is Saturn (Phaladeepika 25).
const RAHU_EIGHTHS = [8, 2, 7, 5, 6, 4, 3] as const;
const GULIKA_EIGHTHS = [7, 6, 5, 4, 3, 2, 1] as const;
const YAMAGANDA_EIGHTHS = [5, 4, 3, 2, 1, 7, 6] as const;

/** The muhurta about noon is the 8th of the 15 of the day. */
const ABHIJIT_MUHURTA = 8;
const MUHURTAS_IN_DAY = 15;

/** The `part`-th, counted from 1, of `count` equal parts of a stretch of time. */
export function partOf({ startJdUt, endJdUt }: Span, part: number, count: number): Span {
  const length = (endJdUt - startJdUt) / count;
  return { startJdUt: jdUt(startJdUt + (part - 1) * length), endJdUt: jdUt(startJdUt + part * length) };
}

/** Rahu kaal, Gulika and Yamaganda of a day from sunrise to sunset. */
export function dayEighths(vara: Vara, sunriseJdUt: JulianDayUt, sunsetJdUt: JulianDayUt): DayEighths {
  const daylight = { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
  const eighth = (table: readonly number[]): Span => partOf(daylight, itemAt(table, VARAS.indexOf(vara)), 8);
  return {
    rahuKaal: eighth(RAHU_EIGHTHS),
    gulika: eighth(GULIKA_EIGHTHS),
    yamaganda: eighth(YAMAGANDA_EIGHTHS),
  };
}

/** Given for every day; that custom leaves it out on Wednesday is for the words to say. */
export const abhijit = (sunriseJdUt: JulianDayUt, sunsetJdUt: JulianDayUt): Span =>
  partOf({ startJdUt: sunriseJdUt, endJdUt: sunsetJdUt }, ABHIJIT_MUHURTA, MUHURTAS_IN_DAY);
