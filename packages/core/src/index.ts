export { normalizeDegrees } from "./angle/degrees.ts";
export { toSexagesimal } from "./angle/sexagesimal.ts";
export { type CivilClock, civilClockBy } from "./calendar/civil-clock.ts";
export { addDays, daysInMonth, isoDate, twoDigits, weekdayOf } from "./calendar/civil-date.ts";
export { type CivilDate, gregorianToJd, jdToGregorian } from "./calendar/gregorian.ts";
export { type JulianDayUt, jdUt, jdUtToUnixMs, unixMsToJdUt } from "./calendar/julian-day.ts";
export { ashtakavarga } from "./chart/ashtakavarga/ashtakavarga.ts";
export { aspectsOf } from "./chart/aspect.ts";
export { castChart } from "./chart/cast-chart.ts";
export type { Chart, GrahaPlacement, Placement } from "./chart/chart.ts";
export type { DignityFacts } from "./chart/dignity/dignity.ts";
export { BHAVA_SOURCES, type BhavaSystem, type Bhavas, bhavaAt } from "./chart/houses/bhava.ts";
export { chalitBhavas, kpBhavas } from "./chart/houses/chart-bhavas.ts";
export { ghataChakra } from "./chart/luck/ghata-chakra.ts";
export { GRAHA_COLOUR, GRAHA_NUMBER, type GrahaColour } from "./chart/luck/luck.ts";
export { type LuckyFacts, luckReasons, syllableReason } from "./chart/luck/luck-reasons.ts";
export { type NamingSyllable, namingSyllables } from "./chart/luck/naming-syllable.ts";
export { housesRuled, type NatureFacts } from "./chart/nature/functional-nature.ts";
export { type PlacementFacts, type PlacementReasons, placementReasons } from "./chart/placement-reasons.ts";
export { shadbala } from "./chart/strength/shadbala.ts";
export type { StrengthRuleFacts } from "./chart/strength/strength-facts.ts";
export { type GrahaStrength, SIX_STRENGTHS } from "./chart/strength/strengths-of.ts";
export { vargaRasi, vargaSource } from "./chart/varga/varga.ts";
export { vargaChart } from "./chart/varga/varga-chart.ts";
export { chartYogas } from "./chart/yoga/chart-yogas.ts";
export type { FoundYoga, YogaFacts } from "./chart/yoga/found-yoga.ts";
export { nakshatraLord, nakshatraOf } from "./chart/zodiac/nakshatra.ts";
export { degreesInRasi, houseFrom, rasiAt, rasiIndex, rasiOf } from "./chart/zodiac/rasi.ts";
export { type RasiCharacter, rasiCharacter } from "./chart/zodiac/rasi-character.ts";
export {
  type Chapter,
  type Citation,
  type Custom,
  cite,
  type Matter,
  type Practice,
  type Remark,
  type Section,
  type Verses,
  type Work,
  type WorkCitation,
} from "./citation.ts";
export type { Conventions } from "./conventions.ts";
export { CoreError } from "./core-error.ts";
export { dashaBalance } from "./dasha/dasha-balance.ts";
export { type DashaFacts, dashaPartsReason, dashaReason } from "./dasha/dasha-reason.ts";
export {
  type DashaPeriod,
  runningDashas,
  subPeriods,
  VIMSHOTTARI_YEARS,
  type Vimshottari,
  vimshottari,
} from "./dasha/vimshottari.ts";
export type { AlmanacDay } from "./day/almanac-day.ts";
export type { DayCalendar } from "./day/day-calendar.ts";
export { spanHolding, sunriseDayHolding, sunriseSide, varaHolding } from "./day/day-holding.ts";
export { lordOfVara } from "./day/day-vara.ts";
export { type Days, daysAt } from "./day/days-at.ts";
export type { MoonEvent } from "./day/moon-days.ts";
export { horaLord } from "./day/spans/day-hora.ts";
export { dayMuhurtas } from "./day/spans/day-muhurtas.ts";
export { abhijit, type DayEighths, dayEighths } from "./day/spans/day-parts.ts";
export type { DaySpan } from "./day/spans/day-span.ts";
export { type SpanReasonFacts, spanReason } from "./day/spans/span-reason.ts";
export type { SunDay } from "./day/sun-day.ts";
export {
  type KaalsarpDosha,
  type KaalsarpFacts,
  type KaalsarpReason,
  kaalsarpDosha,
  kaalsarpDoshaOf,
} from "./dosha/kaalsarp.ts";
export {
  type MangalDosha,
  type MangalFacts,
  type MangalReason,
  type MangalSigns,
  mangalDosha,
  mangalDoshaBySigns,
} from "./dosha/mangal.ts";
export type { MangalReference } from "./dosha/mangal-weights.ts";
export type { Ephemeris } from "./ephemeris/ephemeris.ts";
export { createTableEphemeris } from "./ephemeris/table-ephemeris.ts";
export type { FestivalFacts, FestivalRule, TithiInWindow } from "./festivals/festival-reason.ts";
export type { FoundFestival } from "./festivals/found-festival.ts";
export { type DayFacts, type DayForSign, type DayReason, dayForSign } from "./gochara/day-for-sign.ts";
export type { DayLuck, DayLuckFacts } from "./gochara/day-luck.ts";
export { eclipses } from "./gochara/eclipse.ts";
export type { EclipseType } from "./gochara/eclipse-type.ts";
export { ASPECTS_OF_YEAR, LIFE_ASPECTS, type LifeAspect } from "./gochara/life-aspect.ts";
export type { LocalEclipse } from "./gochara/local-eclipse.ts";
export { type BinduFacts, type PersonalTransit, personalTransits } from "./gochara/personal-transit.ts";
export { type Dhaiya, type DhaiyaDirection, type SaturnPeriod, sadeSati } from "./gochara/sade-sati.ts";
export { type SadeSatiFacts, sadeSatiReasons } from "./gochara/sade-sati-reasons.ts";
export type { Score } from "./gochara/score.ts";
export { stations } from "./gochara/station.ts";
export type { Transit, TransitFacts, TransitReason } from "./gochara/transit.ts";
export type { YearEvent } from "./gochara/year-events.ts";
export {
  BAD_ECLIPSE_HOUSES,
  GOOD_ECLIPSE_HOUSES,
  type YearFacts,
  type YearForSign,
  type YearQuarter,
  type YearReason,
  type YearTransitReason,
  yearForSign,
} from "./gochara/year-for-sign.ts";
export { localTrack } from "./horizon/local-track.ts";
export { moonRiseSet, type RiseSet, sunRiseSet } from "./horizon/rise-set.ts";
export * from "./ids.ts";
export { aharganaDays } from "./panchanga/ahargana.ts";
export { ayanaOfSun } from "./panchanga/ayana.ts";
export {
  ayanaReason,
  ayanaTropicalReason,
  type CalendarFacts,
  dishaShoolReason,
  masaReason,
  purnimantaReason,
  rituReason,
  rituSolarReason,
  type SunriseSide,
  solarMonthReason,
  varaReason,
  yearsReason,
  yoginiReason,
} from "./panchanga/calendar-reason.ts";
export { dishaShool, yoginiDirection } from "./panchanga/directions.ts";
export { type LimbFacts, limbReason } from "./panchanga/limb-reason.ts";
export {
  type Limbs,
  limbNumbersAt,
  limbsAt,
  limbsBetween,
  moonSignsBetween,
  nakshatrasBetween,
  sunSignsBetween,
  tithisBetween,
} from "./panchanga/limbs.ts";
export { moonAngleDeg, sunAngleDeg, tithiAngleDeg, yogaAngleDeg } from "./panchanga/limbs-angle.ts";
export { karanaOf, tithiOf } from "./panchanga/limbs-name.ts";
export { nextFullMoon, nextNewMoon } from "./panchanga/limbs-phase.ts";
export type { NumberedSpan } from "./panchanga/limbs-wheel.ts";
export { lunarYearsOfDay } from "./panchanga/lunar-years.ts";
export { type LunarMonth, lunarMonthAt } from "./panchanga/masa.ts";
export { rituOfMasa, rituOfTropicalSun } from "./panchanga/ritu.ts";
export type { LunarYears, NamedYear } from "./panchanga/samvatsara.ts";
export { solarDate } from "./panchanga/solar-date.ts";
export { sunLongitudesAt } from "./panchanga/sun-longitudes.ts";
export { clashingGems } from "./ratna/gem-clash.ts";
export { type Finger, GEM_WEARING, type GemFlaw, type GemWearing, type Metal } from "./ratna/gem-wearing.ts";
export { GRAHA_GEM } from "./ratna/graha-gem.ts";
export { type GemFacts, type LifeStone, lifeStone, stoneOfGraha } from "./ratna/life-stone.ts";
export { type Counted, type FactsByRule, type Reason, reasonMaker, type Subject } from "./reason.ts";
export {
  birthTimeSensitivity,
  type SensitiveChange,
  type SensitiveValue,
} from "./sensitivity/birth-time-sensitivity.ts";
export { type SensitivityFacts, sensitivityReasons } from "./sensitivity/sensitivity-reasons.ts";
export { ayanamsaDeg } from "./sidereal/ayanamsa.ts";
export { siderealLongitudeDeg, siderealPosition } from "./sidereal/sidereal-position.ts";
export type { GeoPoint, Sky, Span } from "./sky.ts";
export { utToTt } from "./time/delta-t.ts";
