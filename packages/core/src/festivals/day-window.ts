import { jdUt } from "../calendar/julian-day.ts";
import { partOf } from "../day/spans/day-parts.ts";
import { moonRiseSet } from "../horizon/rise-set.ts";
import type { DayWindow } from "../ids.ts";
import type { LimbCourse } from "../panchanga/limbs.ts";
import type { GeoPoint, Sky, Span } from "../sky.ts";
import type { FestivalDay, FestivalDays } from "./festival-day.ts";

/** Four ghatis of 24 minutes (Dharma Sindhu 1, on arunodaya). */
const ARUNODAYA_DAYS = 96 / 1440;
const FIFTHS = 5;
/** The parts before midday's, which are purvahna where the day has five. */
const PURVAHNA_FIFTHS = 2;
/** Daylight and night have fifteen muhurtas each; midnight's is the eighth. */
const MUHURTAS = 15;
const NISHITA_MUHURTA = 8;

/** Where a part of a day is looked for. */
export interface WindowFinder {
  readonly sky: Sky;
  readonly place: GeoPoint;
  readonly days: FestivalDays;
  readonly limbs: LimbCourse;
}

/**
 * The part of a day a rite asks for; an instant is a span of no length. Undefined only for a Moon that does not rise. The
 * day from sunrise to sunset has five parts: pratah, sangava, madhyahna, aparahna, sayahna (Dharma Sindhu 1), the first two of
 * them purvahna; pradosha is three muhurtas of the night from sunset, nishita its eighth.
 */
export function dayWindow({ sky, place, days }: WindowFinder, day: FestivalDay, window: DayWindow): Span | undefined {
  const { sunriseJdUt, sunsetJdUt, noonJdUt } = day;
  const daylight: Span = { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
  const night = (): Span => ({ startJdUt: sunsetJdUt, endJdUt: days.beside(day, 1).sunriseJdUt });
  switch (window) {
    case "sunrise":
      return instant(sunriseJdUt);
    case "one_muhurta":
      return instant(partOf(daylight, 1, MUHURTAS).endJdUt);
    case "three_muhurtas":
      return instant(partOf(daylight, 1, FIFTHS).endJdUt);
    case "eighteen_ghatis":
      return instant(partOf(daylight, 3, FIFTHS).endJdUt);
    case "purvahna":
      return { startJdUt: sunriseJdUt, endJdUt: partOf(daylight, PURVAHNA_FIFTHS, FIFTHS).endJdUt };
    case "first_half":
      return partOf(daylight, 1, 2);
    case "madhyahna":
      return partOf(daylight, 3, FIFTHS);
    case "aparahna":
      return partOf(daylight, 4, FIFTHS);
    case "daylight":
      return daylight;
    case "pradosha":
      return partOf(night(), 1, FIFTHS);
    case "nishita":
      return partOf(night(), NISHITA_MUHURTA, MUHURTAS);
    case "arunodaya":
      return { startJdUt: jdUt(sunriseJdUt - ARUNODAYA_DAYS), endJdUt: sunriseJdUt };
    case "moonrise": {
      const [rise] = moonRiseSet(sky, noonJdUt, jdUt(noonJdUt + 1), place).rises;
      return rise === undefined ? undefined : instant(rise);
    }
  }
}

/** Whether a part of a day is counted from what replaces a sunrise or sunset that does not happen: then it is no hour to tell. */
export function isCountedFromNoon({ days }: WindowFinder, day: FestivalDay, window: DayWindow): boolean {
  switch (window) {
    case "sunrise":
    case "arunodaya":
      return !day.sunRises;
    case "pradosha":
    case "nishita":
      return !(day.sunSets && days.beside(day, 1).sunRises);
    case "moonrise":
      return false;
    default:
      return !(day.sunRises && day.sunSets);
  }
}

const instant = (jd: Span["startJdUt"]): Span => ({ startJdUt: jd, endJdUt: jd });

/** How much of a part of the day a tithi fills, days; an instant within it counts as the least that is something. */
export function coveredDays(tithi: Span, window: Span | undefined): number {
  if (window === undefined) return 0;
  if (window.startJdUt === window.endJdUt) {
    return tithi.startJdUt <= window.startJdUt && window.startJdUt < tithi.endJdUt ? Number.EPSILON : 0;
  }
  return Math.max(0, Math.min(tithi.endJdUt, window.endJdUt) - Math.max(tithi.startJdUt, window.startJdUt));
}
