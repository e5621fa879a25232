import type { JulianDayUt } from "../calendar/julian-day.ts";
import { itemAt } from "../item-at.ts";
import { nakshatrasBetween, sunSignsBetween, tithisBetween } from "../panchanga/limbs.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import { type Lunation, lunationAt } from "../panchanga/masa.ts";
import type { Sky } from "../sky.ts";

/** What the days of a person are counted from: the limbs and the months of an instant. */
export interface BirthLimbs {
  /** 1 to 30 from the new moon. */
  readonly tithi: NumberedSpan;
  /** 1 to 27 from Ashwini. */
  readonly nakshatra: NumberedSpan;
  readonly lunation: Lunation;
  /** The sign of the Sun, 1 Mesha: the solar month. */
  readonly sunSign: NumberedSpan;
}

export const birthLimbs = (sky: Sky, jd: JulianDayUt): BirthLimbs => ({
  tithi: itemAt(tithisBetween(sky, jd, jd), 0),
  nakshatra: itemAt(nakshatrasBetween(sky, jd, jd), 0),
  lunation: lunationAt(sky, jd),
  sunSign: itemAt(sunSignsBetween(sky, jd, jd), 0),
});
