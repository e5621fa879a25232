export { normalizeDegrees, toSexagesimal } from "./angle/degrees.ts";
export { type CivilClock, civilClockBy } from "./calendar/civil-clock.ts";
export { addDays, addMonths, daysInMonth, isoDate, twoDigits, weekdayOf } from "./calendar/civil-date.ts";
export { type CivilDate, gregorianToJd, jdToGregorian } from "./calendar/gregorian.ts";
export { type JulianDayUt, jdUt, jdUtToUnixMs, unixMsToJdUt } from "./calendar/julian-day.ts";
export {
  type Ashtakavarga,
  type AshtakavargaFacts,
  ashtakavarga,
  ashtakavargaReason,
} from "./chart/ashtakavarga/ashtakavarga.ts";
export { type AspectFacts, aspectReasons, aspectsOf, housesSeen, seenBy, sightsOf } from "./chart/aspect.ts";
export { castChart } from "./chart/cast-chart.ts";
export type { Chart, GrahaPlacement, Placement } from "./chart/chart.ts";
export type { DignityFacts } from "./chart/dignity/dignity.ts";
export { dignityInRasi } from "./chart/dignity/dignity-in-rasi.ts";
export type { Friendship } from "./chart/dignity/friendship.ts";
export {
  BHAVA_SOURCES,
  type BhavaSystem,
  type Bhavas,
  bhavaAt,
  chalitBhavas,
  kpBhavas,
  siderealMidheavenDeg,
} from "./chart/houses/bhava.ts";
export {
  cuspReason,
  type KpFacts,
  type KpReason,
  type SubLords,
  subLordReason,
  subLords,
} from "./chart/houses/sub-lords.ts";
export { ghataChakra } from "./chart/luck/ghata-chakra.ts";
export {
  GRAHA_COLOUR,
  GRAHA_NUMBER,
  type GrahaColour,
  type LuckyFacts,
  luckReasons,
  syllableReason,
  worshipReasons,
} from "./chart/luck/luck.ts";
export { type NamingSyllable, namingSyllables } from "./chart/luck/naming-syllable.ts";
export { housesRuled, type NatureFacts } from "./chart/nature/functional-nature.ts";
export {
  fromSun,
  houseReason,
  houseRule,
  type PlacementFacts,
  type PlacementReasons,
  placementReasons,
} from "./chart/placement-reasons.ts";
export { shadbala } from "./chart/strength/shadbala.ts";
export type { StrengthRuleFacts } from "./chart/strength/strength-facts.ts";
export { type GrahaStrength, SIX_STRENGTHS } from "./chart/strength/strengths-of.ts";
export { vargaChart, vargaDegrees, vargaRasi, vargaSource } from "./chart/varga/varga.ts";
export { chartYogas } from "./chart/yoga/chart-yogas.ts";
export type { FoundYoga, YogaFacts } from "./chart/yoga/found-yoga.ts";
export { nakshatraLord, nakshatraOf } from "./chart/zodiac/nakshatra.ts";
export {
  degreesInRasi,
  houseFrom,
  RASI_LORDS,
  type RasiCharacter,
  rasiAt,
  rasiCharacter,
  rasiIndex,
  rasiOf,
} from "./chart/zodiac/rasi.ts";
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
export {
  type CharaFacts,
  type CharaPeriod,
  type CharaReason,
  charaDasha,
  charaOrderReason,
  charaParts,
  charaPartsReason,
  charaYearsReasons,
  longitudesOf,
} from "./dasha/chara.ts";
export { type DashaFacts, dashaBalance, dashaPartsReason, dashaReason, runningReason } from "./dasha/dasha-balance.ts";
export {
  type AntardashaRelation,
  antardashaRelation,
  type DashaLordFacts,
  dashaLordReasons,
} from "./dasha/dasha-lord-reasons.ts";
export {
  type DashaPeriod,
  runningDashas,
  subPeriods,
  VIMSHOTTARI_YEARS,
  type Vimshottari,
  vimshottari,
} from "./dasha/vimshottari.ts";
export {
  YOGINI_LORDS,
  type YoginiFacts,
  type YoginiPeriod,
  yoginiDasha,
  yoginiDashaReason,
  yoginiParts,
  yoginiPartsReason,
} from "./dasha/yogini.ts";
export type { AlmanacDay } from "./day/almanac-day.ts";
export { type BirthDayFacts, birthDayReasons, sunOnHorizonReason } from "./day/birth-day-reasons.ts";
export { type DayCalendar, sunLongitudesAt } from "./day/day-calendar.ts";
export { spanHolding, sunriseDayHolding, sunriseSide, varaHolding } from "./day/day-holding.ts";
export { lordOfVara } from "./day/day-vara.ts";
export { type Days, daysAt } from "./day/days-at.ts";
export type { MoonEvent } from "./day/moon-days.ts";
export { type PanchakaFacts, panchakaOf, panchakaReason } from "./day/panchaka.ts";
export { moonOnHorizonReason, type RiseAndNoonFacts, sunOnMeridianReason } from "./day/rise-and-noon-reasons.ts";
export { horaLord } from "./day/spans/day-hora.ts";
export { dayMuhurtas } from "./day/spans/day-muhurtas.ts";
export { abhijit, type DayEighths, dayEighths } from "./day/spans/day-parts.ts";
export { type DaySpan, type SpanReasonFacts, spanReason } from "./day/spans/day-span.ts";
export { isSkipped, type SunDay } from "./day/sun-day.ts";
export {
  type KaalsarpDosha,
  type KaalsarpFacts,
  type KaalsarpReason,
  type KaalsarpRemedyGround,
  kaalsarpDosha,
  kaalsarpDoshaOf,
  kaalsarpRemedies,
} from "./dosha/kaalsarp.ts";
export {
  type MangalDosha,
  type MangalFacts,
  type MangalReason,
  type MangalSigns,
  mangalDosha,
  mangalDoshaBySigns,
} from "./dosha/mangal.ts";
export { type MangalReading, mangalReading } from "./dosha/mangal-reading.ts";
export { type MangalSchool, mangalSchools } from "./dosha/mangal-schools.ts";
export type { MangalReference } from "./dosha/mangal-weights.ts";
export type { Ephemeris } from "./ephemeris/ephemeris.ts";
export { createTableEphemeris } from "./ephemeris/table-ephemeris.ts";
export type { FestivalFacts, FestivalRule, TithiInWindow } from "./festivals/festival-reason.ts";
export type { FoundFestival } from "./festivals/found-festival.ts";
export { type BalaFacts, chandraBala, taraBala } from "./gochara/bala.ts";
export type { DayGraha, StationGraha } from "./gochara/day-change.ts";
export { type DayFacts, type DayForSign, type DayReason, dayForSign } from "./gochara/day-for-sign.ts";
export type { DayColour, DayLuck, DayLuckFacts } from "./gochara/day-luck.ts";
export { type DayStory, type DayStoryFacts, type DayStoryReason, dayStory, leanOf } from "./gochara/day-story.ts";
export { eclipses } from "./gochara/eclipse.ts";
export type { EclipseType } from "./gochara/eclipse-type.ts";
export { stations } from "./gochara/ingress.ts";
export { ASPECTS_OF_YEAR, LIFE_ASPECTS, type LifeAspect } from "./gochara/life-aspect.ts";
export type { LocalEclipse } from "./gochara/local-eclipse.ts";
export { type BinduFacts, type PersonalTransit, personalTransits } from "./gochara/personal-transit.ts";
export {
  type MotionFacts,
  neverTurnsBack,
  neverTurnsForward,
  nextTurnBack,
  type Retrograde,
  retrogradeReason,
  retrogrades,
  steadyReason,
} from "./gochara/retrogrades.ts";
export {
  type Dhaiya,
  type DhaiyaDirection,
  type SadeSatiFacts,
  type SadeSatiRow,
  type SaturnPeriod,
  sadeSati,
  sadeSatiReasons,
  saturnDignity,
} from "./gochara/sade-sati.ts";
export {
  notCountedReason,
  remedyReason,
  type SaturnNow,
  type SaturnNowFacts,
  type SaturnRemedy,
  saturnNow,
  saturnRemedies,
} from "./gochara/saturn-now.ts";
export type { Score } from "./gochara/score.ts";
export { FAVOURABLE_HOUSES, type Transit, type TransitFacts, type TransitReason } from "./gochara/transit.ts";
export { type UgadiFigures, ugadiFigures } from "./gochara/ugadi-figures.ts";
export { type StayFacts, stayReasons, wholeStays } from "./gochara/whole-stays.ts";
export type { YearEvent } from "./gochara/year-events.ts";
export {
  BAD_ECLIPSE_HOUSES,
  GOOD_ECLIPSE_HOUSES,
  type YearFacts,
  type YearForSign,
  type YearQuarter,
  type YearReason,
  type YearStay,
  type YearTransitReason,
  yearForSign,
  yearSky,
} from "./gochara/year-for-sign.ts";
export { localTrack } from "./horizon/local-track.ts";
export { moonRiseSet, type RiseSet, sunRiseSet } from "./horizon/rise-set.ts";
export * from "./ids.ts";
export {
  type Ashtakoota,
  ashtakoota,
  KOOTA_FULL_POINTS,
  type KootaSchoolFacts,
} from "./matching/ashtakoota.ts";
export { type Dashakoota, dashakoota, type PoruthamFacts } from "./matching/dashakoota.ts";
export type { ExcuseFacts } from "./matching/koota-excuses.ts";
export type { KootaFacts } from "./matching/koota-facts.ts";
export { type MoonOfBirth, moonOfBirth, moonOfStar } from "./matching/moon-of-birth.ts";
export { type PayaFacts, payaReason } from "./matching/paya.ts";
export { type BirthLimbs, birthLimbs } from "./own-days/birth-limbs.ts";
export { dashaChanges, type SaturnChange, saturnChanges } from "./own-days/life-changes.ts";
export type { FoundOwnDay } from "./own-days/own-day.ts";
export type { OwnDayFacts } from "./own-days/own-day-reason.ts";
export { ownBirthdays, ownRemembrances } from "./own-days/own-days.ts";
export { aharganaDays } from "./panchanga/ahargana.ts";
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
export {
  moonAngleDeg,
  nextFullMoon,
  nextNewMoon,
  sunAngleDeg,
  tithiAngleDeg,
  yogaAngleDeg,
} from "./panchanga/limbs-angle.ts";
export { karanaOf, tithiOf } from "./panchanga/limbs-name.ts";
export type { NumberedSpan } from "./panchanga/limbs-wheel.ts";
export { type LunarYears, lunarYearsOfDay, type NamedYear } from "./panchanga/lunar-years.ts";
export { type LunarMonth, lunarMonthAt, purnimantaDate } from "./panchanga/masa.ts";
export {
  litPartOfMoon,
  type MoonPhase,
  type MoonPhaseFacts,
  moonPhase,
  moonPhaseReason,
} from "./panchanga/moon-phase.ts";
export { ayanaOfSun, rituOfMasa, rituOfTropicalSun } from "./panchanga/seasons.ts";
export { solarDate } from "./panchanga/solar-date.ts";
export type { GemFacts } from "./ratna/gem-facts.ts";
export type { GemFlaw } from "./ratna/gem-flaws.ts";
export {
  clashingGems,
  type Finger,
  GEM_WEARING,
  type GemWearing,
  GRAHA_GEM,
  type Metal,
  rattiOfCarats,
} from "./ratna/gem-wearing.ts";
export type { BodyPart } from "./ratna/graha-body.ts";
export { type LifeStone, lifeStone } from "./ratna/life-stone.ts";
export {
  bodyReasons,
  flawReasons,
  giftsReason,
  stoneOfGraha,
  wearingReasons,
} from "./ratna/stone-reasons.ts";
export { type Counted, type FactsByRule, type Reason, reasonMaker, type Subject } from "./reason.ts";
export {
  type BirthTimeSensitivity,
  birthTimeSensitivity,
  type SensitiveChange,
} from "./sensitivity/birth-time-sensitivity.ts";
export { isVerdict, type MangalVerdict, type SensitiveValue } from "./sensitivity/sensitive-value.ts";
export type { SensitivityFacts, SensitivitySubject } from "./sensitivity/sensitivity-facts.ts";
export { sensitivityReasons } from "./sensitivity/sensitivity-reasons.ts";
export { ayanamsaDeg } from "./sidereal/ayanamsa.ts";
export { siderealLongitudeDeg, siderealPosition } from "./sidereal/sidereal-position.ts";
export type { GeoPoint, Sky, Span } from "./sky.ts";
export { utToTt } from "./time/delta-t.ts";
export { type MuddaFacts, muddaDasha, muddaReason } from "./varsha/mudda.ts";
export { monthReason, returnReason, type VarshaFacts, varsha, varshaMonths, varshaReasons } from "./varsha/varsha.ts";
