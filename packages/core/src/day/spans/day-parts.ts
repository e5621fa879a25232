import { type JulianDayUt, jdUt } from "../../calendar/julian-day.ts";
import { VARAS, type Vara } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { Span } from "../../sky.ts";

/** Something for each of the three eighths of the day that custom sets apart. */
export interface ByEighth<T> {
  readonly rahuKaal: T;
  readonly gulika: T;
  readonly yamaganda: T;
}
export type DayEighths = ByEighth<Span>;

// Which eighth of the day, counted from 1 at sunrise, Sunday to Saturday, as the almanacs of every school print them.
// Gulika's is the eighth whose lord is Saturn (Phaladeepika 25).
const RAHU_EIGHTHS = [8, 2, 7, 5, 6, 4, 3] as const;
const GULIKA_EIGHTHS = [7, 6, 5, 4, 3, 2, 1] as const;
const YAMAGANDA_EIGHTHS = [5, 4, 3, 2, 1, 7, 6] as const;

/** The muhurta about noon is the 8th of the 15 of the day. */
export const ABHIJIT_MUHURTA = 8;
const MUHURTAS_IN_DAY = 15;

/** The `part`-th, counted from 1, of `count` equal parts of a stretch of time. */
export function partOf({ startJdUt, endJdUt }: Span, part: number, count: number): Span {
  const length = (endJdUt - startJdUt) / count;
  return { startJdUt: jdUt(startJdUt + (part - 1) * length), endJdUt: jdUt(startJdUt + part * length) };
}

/** Which eighth of the day each of the three is, counted from 1 at sunrise. */
export function eighthNumbers(vara: Vara): ByEighth<number> {
  const weekday = VARAS.indexOf(vara);
  return {
    rahuKaal: itemAt(RAHU_EIGHTHS, weekday),
    gulika: itemAt(GULIKA_EIGHTHS, weekday),
    yamaganda: itemAt(YAMAGANDA_EIGHTHS, weekday),
  };
}

/** Rahu kaal, Gulika and Yamaganda of a day from sunrise to sunset. */
export function dayEighths(vara: Vara, sunriseJdUt: JulianDayUt, sunsetJdUt: JulianDayUt): DayEighths {
  const daylight = { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
  const { rahuKaal, gulika, yamaganda } = eighthNumbers(vara);
  return {
    rahuKaal: partOf(daylight, rahuKaal, 8),
    gulika: partOf(daylight, gulika, 8),
    yamaganda: partOf(daylight, yamaganda, 8),
  };
}

/** Given for every day; that custom leaves it out on Wednesday is for the words to say. */
export const abhijit = (sunriseJdUt: JulianDayUt, sunsetJdUt: JulianDayUt): Span =>
  partOf({ startJdUt: sunriseJdUt, endJdUt: sunsetJdUt }, ABHIJIT_MUHURTA, MUHURTAS_IN_DAY);
