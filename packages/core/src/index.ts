export { type Degrees, degrees, normalizeDegrees, signedDegrees } from "./angle/degrees.ts";
export { type Sexagesimal, toSexagesimal } from "./angle/sexagesimal.ts";
export { type Ashtakavarga, ashtakavarga, binduSigns, bindusGivenBy } from "./chart/ashtakavarga.ts";
export { BINDU_GIVERS, type BinduGiver } from "./chart/ashtakavarga-places.ts";
export { type Aspect, aspectsOf, seesInFull, sightQuarters, sphutaDrishtiVirupas } from "./chart/aspect.ts";
export { BHAVA_SOURCES, type BhavaSystem, type Bhavas, bhavaAt } from "./chart/bhava.ts";
export { castChart } from "./chart/cast-chart.ts";
export type { Chart, GrahaPlacement, Placement } from "./chart/chart.ts";
export { chalitBhavas, kpBhavas } from "./chart/chart-bhavas.ts";
export { combustionOrbDeg } from "./chart/combustion.ts";
export type { DignityRule } from "./chart/dignity.ts";
export { dignityOf } from "./chart/dignity.ts";
export type { NatureRule } from "./chart/functional-nature.ts";
export { functionalNature, housesRuled } from "./chart/functional-nature.ts";
export { type GhataChakra, ghataChakra } from "./chart/ghata-chakra.ts";
export { GRAHA_COLOUR, GRAHA_COLOURS, GRAHA_NUMBER, type GrahaColour } from "./chart/luck.ts";
export { type LuckyRule, luckReasons, syllableReason } from "./chart/luck-reasons.ts";
export { type NakshatraPoint, nakshatraLord, nakshatraOf } from "./chart/nakshatra.ts";
export { type NamingSyllable, namingSyllables } from "./chart/naming-syllable.ts";
export { type PlacementReasons, type PlacementRule, placementReasons } from "./chart/placement-reasons.ts";
export { degreesInRasi, houseFrom, RASI_LORDS, rasiAt, rasiIndex, rasiOf } from "./chart/rasi.ts";
export { MODALITIES, type Modality, type RasiCharacter, rasiCharacter } from "./chart/rasi-character.ts";
export { shadbala } from "./chart/strength/shadbala.ts";
export type { StarGraha, StrengthFacts, StrengthReason, StrengthRule } from "./chart/strength/strength-facts.ts";
export { type GrahaStrength, SIX_STRENGTHS, type SixStrength, strengthsOf } from "./chart/strength/strengths-of.ts";
export { vargaRasi, vargaSource } from "./chart/varga.ts";
export { type VargaChart, vargaChart } from "./chart/varga-chart.ts";
export { chartYogas } from "./chart/yoga/chart-yogas.ts";
export type { FoundYoga, YogaRule } from "./chart/yoga/found-yoga.ts";
export type { Conventions } from "./conventions.ts";
export { CoreError, type CoreErrorCode } from "./core-error.ts";
export { type DashaBalance, dashaBalance } from "./dasha/dasha-balance.ts";
export { type DashaClock, dashaYearsBetween } from "./dasha/dasha-clock.ts";
export { type DashaRule, dashaPartsReason, dashaReason } from "./dasha/dasha-reason.ts";
export {
  type DashaPeriod,
  runningDashas,
  subPeriods,
  VIMSHOTTARI_YEARS,
  type Vimshottari,
  vimshottari,
} from "./dasha/vimshottari.ts";
export {
  type KaalsarpDosha,
  type KaalsarpRule,
  kaalsarpDosha,
  kaalsarpDoshaOf,
  type Outsider,
} from "./dosha/kaalsarp.ts";
export {
  type MangalDosha,
  type MangalReason,
  type MangalRule,
  type MangalSigns,
  mangalDosha,
  mangalDoshaBySigns,
} from "./dosha/mangal.ts";
export type { MangalAggravator, MangalReference } from "./dosha/mangal-weights.ts";
export type { EclipticPosition, Ephemeris } from "./ephemeris/ephemeris.ts";
export { createTableEphemeris, FIGURES_A_BODY, type TableEphemeris } from "./ephemeris/table-ephemeris.ts";
export { festivalsBetween, festivalsOfDay } from "./festivals/festivals-between.ts";
export type {
  CivilClock,
  FestivalInstants,
  FestivalReason,
  FestivalRule,
  FoundFestival,
} from "./festivals/found-festival.ts";
export { MONTHLY_RULES } from "./festivals/monthly-rules.ts";
export type { DayChoice, TithiFacts } from "./festivals/tithi-day.ts";
export type { BothRule, NeitherRule, TithiRule, YearlyRule } from "./festivals/tithi-rule.ts";
export { YEARLY_RULES } from "./festivals/yearly-rules.ts";
export { type DayForSign, type DayRule, dayForSign } from "./gochara/day-for-sign.ts";
export type { DayLuck, LuckRule } from "./gochara/day-luck.ts";
export { type Eclipse, eclipses } from "./gochara/eclipse.ts";
export { ECLIPSE_TYPES, type EclipseType } from "./gochara/eclipse-type.ts";
export { type Ingress, ingresses } from "./gochara/ingress.ts";
export { ASPECTS_OF_YEAR, LIFE_ASPECTS, type LifeAspect } from "./gochara/life-aspect.ts";
export { type LocalEclipse, localEclipse } from "./gochara/local-eclipse.ts";
export {
  type BinduRule,
  type BinduVerdict,
  type PersonalTransit,
  personalTransits,
  type TransitBindus,
} from "./gochara/personal-transit.ts";
export {
  DHAIYA_DIRECTIONS,
  DHAIYAS,
  type Dhaiya,
  type DhaiyaDirection,
  SATURN_PERIODS,
  type SadeSatiRow,
  type SaturnPeriod,
  sadeSati,
} from "./gochara/sade-sati.ts";
export { type SadeSatiRule, sadeSatiReasons } from "./gochara/sade-sati-reasons.ts";
export type { Counted, Score } from "./gochara/score.ts";
export { type Station, stations } from "./gochara/station.ts";
export { type Stay, stays } from "./gochara/stay.ts";
export {
  type GrahaHouses,
  housesAt,
  judgeTransits,
  type Transit,
  type TransitRule,
  type TransitVerdict,
  transitsFrom,
} from "./gochara/transit.ts";
export type { EclipseEvent, IngressEvent, StationEvent, YearEvent } from "./gochara/year-events.ts";
export {
  BAD_ECLIPSE_HOUSES,
  GOOD_ECLIPSE_HOUSES,
  type YearForSign,
  type YearQuarter,
  type YearRule,
  yearForSign,
} from "./gochara/year-for-sign.ts";
export { moonAltitudeDeg, sunAltitudeDeg } from "./horizon/altitude.ts";
export { ascendantDeg, midheavenDeg } from "./horizon/ascendant.ts";
export { type LocalTrack, localTrack } from "./horizon/local-track.ts";
export { moonRiseSet, type RiseSet, risingTrack, sunRiseSet } from "./horizon/rise-set.ts";
export { solarNoon } from "./horizon/solar-noon.ts";
export * from "./ids.ts";
export { aharganaDays } from "./panchanga/ahargana.ts";
export { type AlmanacDay, almanacDay } from "./panchanga/almanac-day.ts";
export { ayanaOfSun } from "./panchanga/ayana.ts";
export {
  ayanaReason,
  ayanaTropicalReason,
  CALENDAR_RULES,
  type CalendarRule,
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
export { abhijit, type DayEighths, dayEighths, partOf } from "./panchanga/day.ts";
export { type Hora, horaLord, horas, type SunriseDay } from "./panchanga/day-hora.ts";
export { brahmaMuhurta, dayMuhurtas } from "./panchanga/day-muhurtas.ts";
export type { DaySpan, MarkedSpan } from "./panchanga/day-span.ts";
export { daySpans, sankrantis } from "./panchanga/day-spans.ts";
export { type DayTithi, dayTithis } from "./panchanga/day-tithis.ts";
export { lordOfVara, varaAt, varaOfDate } from "./panchanga/day-vara.ts";
export { dishaShool, yoginiDirection } from "./panchanga/directions.ts";
export { LIMB_RULES, type LimbRule, limbReason } from "./panchanga/limb-reason.ts";
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
export { karanaOf, type NamedTithi, tithiOf } from "./panchanga/limbs-name.ts";
export { nextFullMoon, nextNewMoon, previousFullMoon, previousNewMoon } from "./panchanga/limbs-phase.ts";
export type { NumberedSpan } from "./panchanga/limbs-wheel.ts";
export { lunarYearsOfDay, ugadiTithi } from "./panchanga/lunar-years.ts";
export { type Lunation, lunationAt } from "./panchanga/lunation.ts";
export { type AmantaMonth, type LunarMonth, lunarMonthAt, type PurnimantaMonth } from "./panchanga/masa.ts";
export { rituOfMasa, rituOfTropicalSun } from "./panchanga/ritu.ts";
export type { LunarYears, NamedYear } from "./panchanga/samvatsara.ts";
export { type SolarDate, solarDate } from "./panchanga/solar-date.ts";
export { spanReason } from "./panchanga/span-reason.ts";
export { clashingGems } from "./ratna/gem-clash.ts";
export {
  FINGERS,
  type Finger,
  GEM_FLAWS,
  GEM_WEARING,
  type GemFlaw,
  type GemWearing,
  METALS,
  type Metal,
} from "./ratna/gem-wearing.ts";
export { GRAHA_GEM } from "./ratna/graha-gem.ts";
export { type GemCandidate, type GemRule, type LifeStone, lifeStone, stoneOfGraha } from "./ratna/life-stone.ts";
export type { Fact, Judged, Reason } from "./reason.ts";
export {
  type BirthTimeSensitivity,
  birthTimeSensitivity,
  SENSITIVE_QUANTITIES,
  type SensitiveChange,
  type SensitiveQuantity,
  type SensitiveValue,
  type UncertainBirth,
} from "./sensitivity/birth-time-sensitivity.ts";
export {
  type SensitivityReasons,
  type SensitivityRule,
  sensitivityReasons,
} from "./sensitivity/sensitivity-reasons.ts";
export { ayanamsaDeg } from "./sidereal/ayanamsa.ts";
export { siderealLongitudeDeg, siderealPosition } from "./sidereal/sidereal-position.ts";
export type { Place, Sky, Span } from "./sky.ts";
export { deltaTSeconds, ttToUt, utToTt } from "./time/delta-t.ts";
export { type CivilDate, gregorianToJd, jdToGregorian } from "./time/gregorian.ts";
export { type JulianDayTt, type JulianDayUt, jdTt, jdUt, jdUtToUnixMs, unixMsToJdUt } from "./time/julian-day.ts";
