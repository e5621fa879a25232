// What programs of others may use: the entry of the published package. A new version keeps these names and their
// shapes (docs/library.md). The packages of this repository import index.ts, which has more and may change on any day.

export { type Degrees, toSexagesimal } from "./angle/degrees.ts";
export { type CivilClock, civilClockBy } from "./calendar/civil-clock.ts";
export { addDays, dateOfIso, isoDate, weekdayOf } from "./calendar/civil-date.ts";
export { type CivilDate, gregorianToJd, jdToGregorian } from "./calendar/gregorian.ts";
export { type JulianDayTt, type JulianDayUt, jdTt, jdUt, jdUtToUnixMs, unixMsToJdUt } from "./calendar/julian-day.ts";
export { type Ashtakavarga, ashtakavarga } from "./chart/ashtakavarga/ashtakavarga.ts";
export { aspectsOf } from "./chart/aspect.ts";
export { castChart } from "./chart/cast-chart.ts";
export type { Chart, GrahaPlacement, Placement } from "./chart/chart.ts";
export { type BhavaSystem, type Bhavas, bhavaAt, chalitBhavas, kpBhavas } from "./chart/houses/bhava.ts";
export { longitudesOf } from "./chart/jaimini/chosen-lord.ts";
export type { GrahaColour } from "./chart/luck/luck.ts";
export { type NamingSyllable, namingSyllables } from "./chart/luck/naming-syllable.ts";
export { housesRuled } from "./chart/nature/functional-nature.ts";
export { shadbala } from "./chart/strength/shadbala.ts";
export type { GrahaStrength } from "./chart/strength/strengths-of.ts";
export { vargaChart, vargaRasi } from "./chart/varga/varga.ts";
export { chartYogas } from "./chart/yoga/chart-yogas.ts";
export type { FoundYoga } from "./chart/yoga/found-yoga.ts";
export { nakshatraLord, nakshatraOf } from "./chart/zodiac/nakshatra.ts";
export { degreesInRasi, houseFrom, RASI_LORDS, rasiAt, rasiOf } from "./chart/zodiac/rasi.ts";
export type { Citation } from "./citation.ts";
export type { Conventions } from "./conventions.ts";
export { CoreError } from "./core-error.ts";
export { type CharaPeriod, charaDasha, charaParts } from "./dasha/chara.ts";
export { dashaBalance } from "./dasha/dasha-balance.ts";
export { type DashaPeriod, runningDashas, subPeriods, type Vimshottari, vimshottari } from "./dasha/vimshottari.ts";
export { type YoginiPeriod, yoginiDasha, yoginiParts } from "./dasha/yogini.ts";
export type { AlmanacDay } from "./day/almanac-day.ts";
export { type Days, daysAt } from "./day/days-at.ts";
export type { DaySpan } from "./day/spans/day-span.ts";
export { isSkipped, type SunDay } from "./day/sun-day.ts";
export { type KaalsarpDosha, kaalsarpDosha } from "./dosha/kaalsarp.ts";
export { type MangalDosha, mangalDosha } from "./dosha/mangal.ts";
export type { EclipticPosition, Ephemeris } from "./ephemeris/ephemeris.ts";
export { createTableEphemeris } from "./ephemeris/table-ephemeris.ts";
export type { FoundFestival } from "./festivals/found-festival.ts";
export { chandraBala, taraBala } from "./gochara/bala.ts";
export { eclipses } from "./gochara/eclipse.ts";
export { stations } from "./gochara/ingress.ts";
export { type PersonalTransit, personalTransits } from "./gochara/personal-transit.ts";
export { type Retrograde, retrogrades } from "./gochara/retrogrades.ts";
export { type SaturnPeriod, sadeSati } from "./gochara/sade-sati.ts";
export { moonRiseSet, type RiseSet, sunRiseSet } from "./horizon/rise-set.ts";
export * from "./ids.ts";
export { type Ashtakoota, ashtakoota } from "./matching/ashtakoota.ts";
export { type Dashakoota, dashakoota } from "./matching/dashakoota.ts";
export { type MoonOfBirth, moonOfBirth, moonOfStar } from "./matching/moon-of-birth.ts";
export { type BirthLimbs, birthLimbs } from "./own-days/birth-limbs.ts";
export type { FoundOwnDay } from "./own-days/own-day.ts";
export { ownBirthdays, ownRemembrances } from "./own-days/own-days.ts";
export { type Limbs, limbsAt, nakshatrasBetween, tithisBetween } from "./panchanga/limbs.ts";
export { nextFullMoon, nextNewMoon } from "./panchanga/limbs-angle.ts";
export type { NumberedSpan } from "./panchanga/limbs-wheel.ts";
export { type LunarYears, lunarYearsOfDay } from "./panchanga/lunar-years.ts";
export { type LunarMonth, lunarMonthAt } from "./panchanga/masa.ts";
export { type MoonPhase, moonPhase } from "./panchanga/moon-phase.ts";
export { solarDate } from "./panchanga/solar-date.ts";
export { type LifeStone, lifeStone } from "./ratna/life-stone.ts";
export type { Reason } from "./reason.ts";
export {
  type BirthTimeSensitivity,
  birthTimeSensitivity,
  type SensitiveChange,
} from "./sensitivity/birth-time-sensitivity.ts";
export { ayanamsaDeg } from "./sidereal/ayanamsa.ts";
export { siderealLongitudeDeg, siderealPosition } from "./sidereal/sidereal-position.ts";
export type { GeoPoint, Sky, Span } from "./sky.ts";
export { utToTt } from "./time/delta-t.ts";
export { muddaDasha } from "./varsha/mudda.ts";
export { varsha, varshaMonths } from "./varsha/varsha.ts";
