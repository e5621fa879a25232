export { type Degrees, degrees, normalizeDegrees, signedDegrees } from "./angle/degrees.ts";
export { type Sexagesimal, toSexagesimal } from "./angle/sexagesimal.ts";
// The chart, the dashas, the calendar.
export type { Chart, GrahaPlacement, Placement } from "./chart/chart.ts";
export type { DignityRule } from "./chart/dignity.ts";
export { dignityOf } from "./chart/dignity.ts";
export type { NatureRule } from "./chart/functional-nature.ts";
export { functionalNature, housesRuled } from "./chart/functional-nature.ts";
export { type NakshatraPoint, nakshatraLord, nakshatraOf } from "./chart/nakshatra.ts";
export { degreesInRasi, houseFrom, RASI_LORDS, rasiAt, rasiIndex, rasiOf } from "./chart/rasi.ts";
export { vargaRasi } from "./chart/varga.ts";
export type { Conventions } from "./conventions.ts";
export { CoreError, type CoreErrorCode } from "./core-error.ts";
// The sky and the day.
export { createAstronomyEngineEphemeris } from "./ephemeris/astronomy-engine.ts";
export type { EclipticPosition, Ephemeris } from "./ephemeris/ephemeris.ts";
export * from "./ids.ts";
export { type Limbs, limbsAt, limbsBetween, moonSignsBetween, sunSignsBetween } from "./panchanga/limbs.ts";
export { moonAngleDeg, sunAngleDeg, tithiAngleDeg, yogaAngleDeg } from "./panchanga/limbs-angle.ts";
export { nextFullMoon, nextNewMoon, previousFullMoon, previousNewMoon } from "./panchanga/limbs-phase.ts";
export type { NumberedSpan } from "./panchanga/limbs-wheel.ts";
export type { Fact, Judged, Reason } from "./reason.ts";
export { ayanamsaDeg } from "./sidereal/ayanamsa.ts";
export { siderealLongitudeDeg, siderealPosition } from "./sidereal/sidereal-position.ts";
export type { Place, Sky, Span } from "./sky.ts";
export { deltaTSeconds, ttToUt, utToTt } from "./time/delta-t.ts";
export { type CivilDate, gregorianToJd, jdToGregorian } from "./time/gregorian.ts";
export { type JulianDayTt, type JulianDayUt, jdTt, jdUt, jdUtToUnixMs, unixMsToJdUt } from "./time/julian-day.ts";
