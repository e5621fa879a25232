import type { JulianDayUt } from "./calendar/julian-day.ts";
import type { Conventions } from "./conventions.ts";
import type { Ephemeris } from "./ephemeris/ephemeris.ts";

/** What every calculation needs: the ephemeris and the conventions. */
export interface Sky {
  readonly ephemeris: Ephemeris;
  readonly conventions: Conventions;
}

/** A point on the Earth at sea level; north and east positive. */
export interface GeoPoint {
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
