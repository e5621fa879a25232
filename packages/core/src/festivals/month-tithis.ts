import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { MASAS } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { LimbCourse } from "../panchanga/limbs.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import { type Lunation, lunationAt } from "../panchanga/masa.ts";
import type { Sky } from "../sky.ts";
import type { MonthTithi } from "./tithi-day.ts";

const LAST_TITHI = 30;

/** The tithis that touch `from` to `to`, in order, each with its month. */
export function monthTithis(sky: Sky, limbs: LimbCourse, from: JulianDayUt, to: JulianDayUt): readonly MonthTithi[] {
  let lunation: Lunation | undefined;
  return limbs.tithis(from, to).map((tithi) => {
    lunation ??= lunationAt(sky, middle(tithi));
    const { masa, adhika, kshaya } = lunation;
    if (tithi.number === LAST_TITHI) lunation = undefined;
    const lostMasa = kshaya ? itemAt(MASAS, (MASAS.indexOf(masa) + 1) % MASAS.length) : undefined;
    return { ...tithi, masa, adhika, lostMasa };
  });
}

const middle = ({ startJdUt, endJdUt }: NumberedSpan): JulianDayUt => jdUt((startJdUt + endJdUt) / 2);
