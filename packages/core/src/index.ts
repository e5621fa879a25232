// All that the packages of this repository import: what is published, and what only they need.

export { normalizeDegrees } from "./angle/degrees.ts";
export { addMonths, daysInMonth, twoDigits } from "./calendar/civil-date.ts";
export {
  type AshtakavargaFacts,
  ashtakavargaReason,
  binduGifts,
  binduGiverReason,
  binduRowReason,
  binduSigns,
  lagnaBindus,
} from "./chart/ashtakavarga/ashtakavarga.ts";
export {
  type AspectFacts,
  aspectReasons,
  housesSeen,
  housesSeenBySchool,
  seenBy,
  sightSource,
  sightsOf,
} from "./chart/aspect.ts";
export { type CompoundRelation, type Regard, type RegardFacts, regards } from "./chart/dignity/compound-relation.ts";
export type { DignityFacts } from "./chart/dignity/dignity.ts";
export { dignityInRasi } from "./chart/dignity/dignity-in-rasi.ts";
export type { Friendship } from "./chart/dignity/friendship.ts";
export { BHAVA_SOURCES, siderealMidheavenDeg } from "./chart/houses/bhava.ts";
export {
  grahaInHouseReason,
  type HouseReadingFacts,
  houseLordReason,
  standsForReason,
} from "./chart/houses/house-readings.ts";
export {
  cuspReason,
  type KpFacts,
  type KpReason,
  type SubLords,
  subLordReason,
  subLords,
} from "./chart/houses/sub-lords.ts";
export { type ArudhaFacts, arudhaPadas } from "./chart/jaimini/arudha-padas.ts";
export { charaKarakas, type KarakaFacts } from "./chart/jaimini/chara-karakas.ts";
export type { LordChoice } from "./chart/jaimini/chosen-lord.ts";
export { ghataChakra } from "./chart/luck/ghata-chakra.ts";
export {
  GRAHA_COLOUR,
  GRAHA_NUMBER,
  gayatriReason,
  type LuckyFacts,
  luckReasons,
  quarterSyllableReason,
  syllableReason,
  worshipReasons,
} from "./chart/luck/luck.ts";
export type { NatureFacts } from "./chart/nature/functional-nature.ts";
export {
  fromSun,
  houseReason,
  houseRule,
  type PlacementFacts,
  type PlacementReasons,
  placementReasons,
} from "./chart/placement-reasons.ts";
export { neededReason } from "./chart/strength/needed-strength.ts";
export type { StrengthRuleFacts } from "./chart/strength/strength-facts.ts";
export { SIX_STRENGTHS } from "./chart/strength/strengths-of.ts";
export { vargaDegrees, vargaSource } from "./chart/varga/varga.ts";
export type { ComposedYoga, YogaFacts } from "./chart/yoga/found-yoga.ts";
export type { YogaPartFacts } from "./chart/yoga/yoga-part.ts";
export { type YogaStrengthFacts, type YogaStrengthReason, yogaStrength } from "./chart/yoga/yoga-strength.ts";
export { type RasiCharacter, rasiCharacter, rasiIndex } from "./chart/zodiac/rasi.ts";
export {
  characterReason,
  risingReason,
  type SignFacts,
  signLordReason,
  signReason,
  tropicalSunRasi,
  tropicalSunReason,
} from "./chart/zodiac/sign-reasons.ts";
export {
  type Chapter,
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
export {
  type CharaFacts,
  type CharaReason,
  charaOrderReason,
  charaPartsReason,
  charaYearsReasons,
} from "./dasha/chara.ts";
export { type DashaFacts, dashaPartsReason, dashaReason, runningReason } from "./dasha/dasha-balance.ts";
export {
  type AntardashaRelation,
  antardashaRelation,
  type DashaLordFacts,
  dashaLordReasons,
} from "./dasha/dasha-lord-reasons.ts";
export { VIMSHOTTARI_YEARS } from "./dasha/vimshottari.ts";
export { YOGINI_LORDS, type YoginiFacts, yoginiDashaReason, yoginiPartsReason } from "./dasha/yogini.ts";
export { type BirthDayFacts, birthDayReasons, sunOnHorizonReason } from "./day/birth-day-reasons.ts";
export { type DayCalendar, sunLongitudesAt } from "./day/day-calendar.ts";
export { spanHolding, sunriseDayHolding, sunriseSide, varaHolding } from "./day/day-holding.ts";
export { lordOfVara, varaOfDate } from "./day/day-vara.ts";
export type { MoonEvent } from "./day/moon-days.ts";
export { type PanchakaFacts, panchakaOf, panchakaReason } from "./day/panchaka.ts";
export { moonOnHorizonReason, type RiseAndNoonFacts, sunOnMeridianReason } from "./day/rise-and-noon-reasons.ts";
export { horaLord } from "./day/spans/day-hora.ts";
export { dayMuhurtas } from "./day/spans/day-muhurtas.ts";
export { abhijit, type DayEighths, dayEighths } from "./day/spans/day-parts.ts";
export { type SpanReasonFacts, spanReason } from "./day/spans/day-span.ts";
export {
  type KaalsarpFacts,
  type KaalsarpReason,
  type KaalsarpRemedyGround,
  kaalsarpDoshaOf,
  kaalsarpRemedies,
} from "./dosha/kaalsarp.ts";
export { type MangalFacts, type MangalReason, type MangalSigns, mangalDoshaBySigns } from "./dosha/mangal.ts";
export { type MangalReading, mangalReading } from "./dosha/mangal-reading.ts";
export { type MangalSchool, mangalSchools } from "./dosha/mangal-schools.ts";
export type { MangalReference } from "./dosha/mangal-weights.ts";
export { type Manglik, type ManglikFacts, manglikOf } from "./dosha/manglik.ts";
export { type Papa, type PapaFacts, type PapaGraha, type PapaReason, papaOf } from "./dosha/papa.ts";
export {
  type PitraContact,
  type PitraDosha,
  type PitraFacts,
  type PitraGraha,
  type PitraLight,
  type PitraRemedyGround,
  pitraDosha,
  pitraRemedies,
} from "./dosha/pitra.ts";
export type { FestivalFacts, FestivalRule, TithiInWindow } from "./festivals/festival-reason.ts";
export type { BalaFacts } from "./gochara/bala.ts";
export type { DayGraha, StationGraha } from "./gochara/day-change.ts";
export { type DayFacts, type DayForSign, type DayReason, dayForSign } from "./gochara/day-for-sign.ts";
export type { DayColour, DayLuck, DayLuckFacts } from "./gochara/day-luck.ts";
export { type DayStory, type DayStoryFacts, type DayStoryReason, dayStory, leanOf } from "./gochara/day-story.ts";
export type { EclipseType } from "./gochara/eclipse-type.ts";
export {
  ASPECTS_OF_YEAR,
  LIFE_ASPECTS,
  type LifeAspect,
  WEEK_ASPECTS,
  type WeekAspect,
} from "./gochara/life-aspect.ts";
export type { LocalEclipse } from "./gochara/local-eclipse.ts";
export type { BinduFacts } from "./gochara/personal-transit.ts";
export {
  type MotionFacts,
  neverTurnsBack,
  neverTurnsForward,
  nextTurnBack,
  retrogradeReason,
  steadyReason,
} from "./gochara/retrogrades.ts";
export {
  type Dhaiya,
  type DhaiyaDirection,
  type SadeSatiFacts,
  type SadeSatiRow,
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
export type { ToldDay, WeekEvent } from "./gochara/week-events.ts";
export { type WeekFacts, type WeekForSign, weekForSign } from "./gochara/week-for-sign.ts";
export { type WeekStory, type WeekStoryFacts, weekStory } from "./gochara/week-story.ts";
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
export { type Aggregate, type AggregateFacts, aggregateMatch } from "./matching/aggregate.ts";
export { KOOTA_FULL_POINTS, type KootaSchoolFacts } from "./matching/ashtakoota.ts";
export type { PoruthamFacts } from "./matching/dashakoota.ts";
export type { ExcuseFacts } from "./matching/koota-excuses.ts";
export type { KootaFacts } from "./matching/koota-facts.ts";
export { moonOfStarInSign } from "./matching/moon-of-birth.ts";
export { type MoonNatureFacts, moonReasons } from "./matching/moon-reasons.ts";
export { moonsWithin } from "./matching/moons-within.ts";
export { type PayaFacts, payaReason, starPayaReason } from "./matching/paya.ts";
export { type PointsWithin, pointsWithin } from "./matching/points-within.ts";
export { dashaChanges, type SaturnChange, saturnChanges } from "./own-days/life-changes.ts";
export type { OwnDayFacts } from "./own-days/own-day-reason.ts";
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
export { limbNumbersAt, limbsBetween, moonSignsBetween, sunSignsBetween } from "./panchanga/limbs.ts";
export { moonAngleDeg, sunAngleDeg, tithiAngleDeg, yogaAngleDeg } from "./panchanga/limbs-angle.ts";
export { karanaOf, tithiOf } from "./panchanga/limbs-name.ts";
export type { NamedYear } from "./panchanga/lunar-years.ts";
export { purnimantaDate } from "./panchanga/masa.ts";
export { litPartOfMoon, type MoonPhaseFacts, moonPhaseReason } from "./panchanga/moon-phase.ts";
export { ayanaOfSun, rituOfMasa, rituOfTropicalSun } from "./panchanga/seasons.ts";
export * from "./public.ts";
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
export { lordStones } from "./ratna/lord-stones.ts";
export { type Mukhi, type RudrakshaFacts, rudrakshaBeads } from "./ratna/rudraksha.ts";
export { bodyReasons, flawReasons, giftsReason, stoneOfGraha, wearingReasons } from "./ratna/stone-reasons.ts";
export { type Counted, type FactsByRule, reasonMaker, type Subject } from "./reason.ts";
export { isVerdict, type MangalVerdict, type SensitiveValue } from "./sensitivity/sensitive-value.ts";
export type { SensitivityFacts, SensitivitySubject } from "./sensitivity/sensitivity-facts.ts";
export { sensitivityReasons } from "./sensitivity/sensitivity-reasons.ts";
export { type MuddaFacts, muddaReason } from "./varsha/mudda.ts";
export { monthReason, returnReason, type VarshaFacts, varshaReasons } from "./varsha/varsha.ts";
export { type StarHouse, starHouse, VASTU_OF_TODAY, VASTU_ROOMS, type VastuFacts } from "./vastu/star-house.ts";
