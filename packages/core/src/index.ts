export { type Degrees, degrees, normalizeDegrees, signedDegrees } from "./angle/degrees.ts";
export { type Sexagesimal, toSexagesimal } from "./angle/sexagesimal.ts";
export type { Conventions } from "./conventions.ts";
export { CoreError, type CoreErrorCode } from "./core-error.ts";
export type { EclipticPosition, Ephemeris } from "./ephemeris/ephemeris.ts";
export * from "./ids.ts";
export type { Place, Sky, Span } from "./sky.ts";
export { type JulianDayTt, type JulianDayUt, jdTt, jdUt, jdUtToUnixMs, unixMsToJdUt } from "./time/julian-day.ts";

// The sky and the day.
export { createAstronomyEngineEphemeris } from "./ephemeris/astronomy-engine.ts";

// The chart, the dashas, the calendar.
export type { Chart, GrahaPlacement, Placement } from "./chart/chart.ts";
export type { DignityRule } from "./chart/dignity.ts";
export { dignityOf } from "./chart/dignity.ts";
export type { NatureRule } from "./chart/functional-nature.ts";
export { functionalNature, housesRuled } from "./chart/functional-nature.ts";
export { type NakshatraPoint, nakshatraLord, nakshatraOf } from "./chart/nakshatra.ts";
export { degreesInRasi, houseFrom, RASI_LORDS, rasiAt, rasiIndex, rasiOf } from "./chart/rasi.ts";
export { vargaRasi } from "./chart/varga.ts";
export type { Fact, Judged, Reason } from "./reason.ts";
