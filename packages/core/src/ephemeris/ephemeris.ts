import type { Degrees } from "../angle/degrees.ts";
import type { JulianDayTt } from "../calendar/julian-day.ts";
import type { Graha, NodeKind, PositionKind } from "../ids.ts";

/** The place of a body, geocentric, in the ecliptic and mean equinox of date (no nutation). */
export interface EclipticPosition {
  /** 0 <= x < 360 */
  readonly longitudeDeg: Degrees;
  readonly latitudeDeg: Degrees;
  /** Distance from the Earth's centre at this very moment, astronomical units; 0 for the nodes. */
  readonly distanceAu: number;
  /** Motion in longitude, degrees a day; negative when retrograde. */
  readonly speedDegPerDay: number;
}

/**
 * The one interface between the calculations and the source of positions.
 * `positions` "apparent" includes light time and aberration; "true" is geometric.
 */
export interface Ephemeris {
  /** The name of the ephemeris, for the record of an answer. */
  readonly name: string;
  /** The Terrestrial Time over which positions may be asked; outside it `position` throws `CoreError` "time_out_of_range". */
  readonly range: { readonly startJdTt: JulianDayTt; readonly endJdTt: JulianDayTt };
  position(body: Graha, jd: JulianDayTt, positions: PositionKind, node: NodeKind): EclipticPosition;
}
