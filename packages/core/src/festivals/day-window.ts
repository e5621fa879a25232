import { moonRiseSet } from "../horizon/rise-set.ts";
import type { DayWindow } from "../ids.ts";
import { partOf } from "../panchanga/day.ts";
import type { Place, Sky, Span } from "../sky.ts";
import { jdUt } from "../time/julian-day.ts";
import type { SunDay, SunDays } from "./sun-days.ts";

/** Four ghatis of 24 minutes (Dharma Sindhu 1, on arunodaya). */
const ARUNODAYA_DAYS = 96 / 1440;
const FIFTHS = 5;
/** A night has fifteen muhurtas; midnight's is the eighth. */
const MUHURTAS = 15;
const NISHITA_MUHURTA = 8;

/** Where a part of a day is looked for. */
export interface WindowFinder {
  readonly sky: Sky;
  readonly place: Place;
  readonly days: SunDays;
}

/**
 * The part of a day a rite asks for; an instant is a span of no length. Undefined only for a Moon that does not rise. The
 * day from sunrise to sunset has five parts: pratah, sangava, madhyahna, aparahna, sayahna (Dharma Sindhu 1); pradosha is
 * three muhurtas of the night from sunset, nishita its eighth.
 */
export function dayWindow({ sky, place, days }: WindowFinder, day: SunDay, window: DayWindow): Span | undefined {
  const { sunriseJdUt, sunsetJdUt, noonJdUt } = day;
  const daylight: Span = { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
  const night = (): Span => ({ startJdUt: sunsetJdUt, endJdUt: days.on(day.dayJd + 1).sunriseJdUt });
  switch (window) {
    case "sunrise":
      return instant(sunriseJdUt);
    case "three_muhurtas":
      return instant(partOf(daylight, 1, FIFTHS).endJdUt);
    case "eighteen_ghatis":
      return instant(partOf(daylight, 3, FIFTHS).endJdUt);
    case "purvahna":
      return partOf(daylight, 1, 2);
    case "madhyahna":
      return partOf(daylight, 3, FIFTHS);
    case "aparahna":
      return partOf(daylight, 4, FIFTHS);
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

const instant = (jd: Span["startJdUt"]): Span => ({ startJdUt: jd, endJdUt: jd });

/** How much of a part of the day a tithi fills, days; an instant within it counts as the least that is something. */
export function coveredDays(tithi: Span, window: Span | undefined): number {
  if (window === undefined) return 0;
  if (window.startJdUt === window.endJdUt) {
    return tithi.startJdUt <= window.startJdUt && window.startJdUt < tithi.endJdUt ? Number.EPSILON : 0;
  }
  return Math.max(0, Math.min(tithi.endJdUt, window.endJdUt) - Math.max(tithi.startJdUt, window.startJdUt));
}
