import type { Conventions } from "./conventions.ts";
import type { Ephemeris } from "./ephemeris/ephemeris.ts";
import type { JulianDayUt } from "./time/julian-day.ts";

/** What every reckoning needs: the ephemeris to ask and the conventions to ask it by. */
export interface Sky {
  readonly ephemeris: Ephemeris;
  readonly conventions: Conventions;
}

/** A point on the Earth at sea level; north and east positive. */
export interface Place {
  /** -90 <= x <= 90 */
  readonly latitudeDeg: number;
  /** -180 <= x <= 180 */
  readonly longitudeDeg: number;
}

/** A stretch of Universal Time, start included, end not. */
export interface Span {
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
}
