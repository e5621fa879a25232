import type { Degrees } from "../angle/degrees.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { Avastha, Dignity, FunctionalNature, Graha, LuminousGraha, Nakshatra, Rasi } from "../ids.ts";
import type { Judged } from "../reason.ts";
import type { GeoPoint } from "../sky.ts";
import type { DignityReason } from "./dignity/dignity.ts";
import type { NatureReason } from "./nature/functional-nature.ts";

/** The place of a sidereal longitude in a chart. */
export interface Placement {
  /** Sidereal, 0 <= x < 360. */
  readonly longitudeDeg: Degrees;
  readonly rasi: Rasi;
  /** 0 <= x < 30 */
  readonly degreesInRasi: number;
  readonly rasiLord: LuminousGraha;
  /** Whole-sign house from the lagna, 1 to 12. */
  readonly house: number;
  readonly nakshatra: Nakshatra;
  /** 1 to 4 */
  readonly pada: number;
  readonly nakshatraLord: Graha;
}

export interface GrahaPlacement extends Placement {
  readonly graha: Graha;
  /** Ecliptic latitude, degrees, north positive. */
  readonly latitudeDeg: Degrees;
  /** Sidereal motion in longitude, degrees a day. */
  readonly speedDegPerDay: number;
  /** Moving backwards; the nodes always. */
  readonly retrograde: boolean;
  readonly dignity: Judged<Dignity, DignityReason>;
  readonly isCombust: boolean;
  readonly avastha: Avastha;
  /** Below the horizon after setting: between setting and lower culmination. */
  readonly isSet: boolean;
  /** What it is for the lagna of this chart. */
  readonly nature: Judged<FunctionalNature, NatureReason>;
}

/** A horoscope: the lagna and the nine grahas at one instant and place. */
export interface Chart {
  readonly jdUt: JulianDayUt;
  readonly place: GeoPoint;
  /** The ayanamsa that made longitudes sidereal, degrees. */
  readonly ayanamsaDeg: Degrees;
  readonly lagna: Placement;
  readonly grahas: Readonly<Record<Graha, GrahaPlacement>>;
}
