import type { AnswerOf, Call, calls, RequestOf } from "@vedanga/contract";
import { answerAscendantReport } from "./chart/ascendant-report.ts";
import { answerAshtakvarga, answerBinnashtakvarga } from "./chart/ashtakvarga.ts";
import { answerDivisionalCharts } from "./chart/divisional-charts.ts";
import { answerDivisions } from "./chart/divisions.ts";
import { answerExtendedKundliDetails } from "./chart/extended-kundli-details.ts";
import { answerFindAscendant, answerFindMoonSign, answerFindSunSign } from "./chart/find-sign.ts";
import { answerFriendship } from "./chart/friendship.ts";
import { answerAruthaPadas, answerJaiminiKarakas } from "./chart/jaimini.ts";
import { answerPersonalCharacteristics } from "./chart/personal-characteristics.ts";
import { answerPlanetDetails } from "./chart/planet-details.ts";
import { answerPlanetReport } from "./chart/planet-report.ts";
import { answerPlanetaryAspects } from "./chart/planetary-aspects.ts";
import { answerPlanetsInHouses } from "./chart/planets-in-houses.ts";
import { answerSensitivity } from "./chart/sensitivity.ts";
import { answerShadBala } from "./chart/shad-bala.ts";
import { answerStrengths } from "./chart/strengths.ts";
import { answerYogaList } from "./chart/yoga-list.ts";
import { answerAshtakvargaChartImage } from "./chart-image/ashtakvarga-chart-image.ts";
import { answerChartImage } from "./chart-image/chart-image.ts";
import { answerNakshatraVastuDetails } from "./custom/nakshatra-vastu-details.ts";
import { answerRudrakshSuggestion } from "./custom/rudraksh-suggestion.ts";
import { answerAntarDasha } from "./dasha/antar-dasha.ts";
import { answerCharDashaCurrent, answerCharDashaMain, answerCharDashaSub } from "./dasha/char-dasha.ts";
import { answerCurrentMahadasha, answerCurrentMahadashaFull } from "./dasha/current-mahadasha.ts";
import { answerDashaLevels } from "./dasha/dasha-levels.ts";
import { answerMahaDasha } from "./dasha/maha-dasha.ts";
import { answerMahaDashaEnds } from "./dasha/maha-dasha-ends.ts";
import { answerParyantarDasha } from "./dasha/paryantar-dasha.ts";
import { answerSpecificSubDasha } from "./dasha/specific-sub-dasha.ts";
import { answerYoginiDashaMain, answerYoginiDashaSub } from "./dasha/yogini-dasha.ts";
import { answerKaalsarpDosha } from "./dosha/kaalsarp-dosha.ts";
import { answerMangalDosha } from "./dosha/mangal-dosha.ts";
import { answerManglikDosh } from "./dosha/manglik-dosh.ts";
import { answerPapasamaya } from "./dosha/papasamaya.ts";
import { answerPitraDosh } from "./dosha/pitra-dosh.ts";
import { answerGemDetails } from "./gem/gem-details.ts";
import { answerGemSuggestion } from "./gem/gem-suggestion.ts";
import { answerKpHouses } from "./kp/kp-houses.ts";
import { answerKpPlanets } from "./kp/kp-planets.ts";
import { answerAggregateMatch } from "./match/aggregate-match.ts";
import { answerAshtakoot, answerAshtakootWithAstroDetails } from "./match/ashtakoot.ts";
import { answerBulkNorthMatch, answerBulkSouthMatch } from "./match/bulk-match.ts";
import {
  answerDashakoot,
  answerDashakootWithAstroDetails,
  answerNakshatraMatch,
  answerRajjuVedhaDetails,
} from "./match/dashakoot.ts";
import { answerPapasamayaMatch } from "./match/papasamaya-match.ts";
import { answerOwnDays } from "./own/own-days.ts";
import { calendarText } from "./panchang/calendar-text.ts";
import { answerChoghadiyaMuhurta } from "./panchang/choghadiya-muhurta.ts";
import { answerFestivalsOfYear } from "./panchang/festivals-of-year.ts";
import { answerHoraMuhurta } from "./panchang/hora-muhurta.ts";
import { answerMonthlyPanchang } from "./panchang/monthly-panchang.ts";
import { answerMoonCalendar, answerMoonPhase } from "./panchang/moon-phase.ts";
import { answerPanchang } from "./panchang/panchang.ts";
import { answerPanchangBala } from "./panchang/panchang-bala.ts";
import { panchangCalendar } from "./panchang/panchang-calendar.ts";
import { answerPanchangComing } from "./panchang/panchang-coming.ts";
import { answerPanchangDay } from "./panchang/panchang-day.ts";
import { answerPanchangFestivals } from "./panchang/panchang-festivals.ts";
import { answerPanchangMonth } from "./panchang/panchang-month.ts";
import {
  answerMoonrise,
  answerMoonset,
  answerSolarNoon,
  answerSunrise,
  answerSunset,
} from "./panchang/rise-and-set.ts";
import { answerDailyMoon } from "./prediction/daily-moon.ts";
import { answerDailyNakshatra } from "./prediction/daily-nakshatra.ts";
import { answerWeekly } from "./prediction/weekly.ts";
import { answerYearly } from "./prediction/yearly.ts";
import type { AnswerContext } from "./request/context.ts";
import { answerCurrentSadeSati } from "./sky/current-sade-sati.ts";
import { answerGocharaNow } from "./sky/gochara-now.ts";
import { answerRetrogrades } from "./sky/retrogrades.ts";
import { answerSadeSati } from "./sky/sade-sati.ts";
import { answerSkyNow } from "./sky/sky-now.ts";
import { answerTransitDates } from "./sky/transit-dates.ts";
import { answerVarshapalDetails, answerVarshapalMonthChart, answerVarshapalYearChart } from "./varsha/varshapal.ts";

type Calls = typeof calls;

/** The calls that need more than the sky: places, records, what the operator set. */
type OfTheServer =
  | "geoSearch"
  | "geoPlace"
  | "geoReverse"
  | "geoTimezone"
  | "geoZone"
  | "cities"
  | "citiesOnDate"
  | "upsertUser"
  | "getUser"
  | "eraseUser"
  | "shareUser"
  | "viewUser"
  | "ownCalendar"
  | "settings"
  | "placePhotos"
  | "slides";

/** Every call that is answered from the sky alone. */
export type SkyCall = Exclude<keyof Calls, OfTheServer>;

type Answer<C extends Call> = (request: RequestOf<C>, context: AnswerContext) => AnswerOf<C>;

/** The answer to each call, by the name of the call. Each throws an AppError if the request cannot be answered. */
export const answers: { readonly [K in SkyCall]: Answer<Calls[K]> } = {
  panchang: answerPanchang,
  panchangDay: answerPanchangDay,
  panchangBala: answerPanchangBala,
  panchangMonth: answerPanchangMonth,
  panchangComing: answerPanchangComing,
  panchangFestivals: answerPanchangFestivals,
  festivalsOfYear: answerFestivalsOfYear,
  monthlyPanchang: answerMonthlyPanchang,
  horaMuhurta: answerHoraMuhurta,
  choghadiyaMuhurta: answerChoghadiyaMuhurta,
  sunrise: answerSunrise,
  sunset: answerSunset,
  moonrise: answerMoonrise,
  moonset: answerMoonset,
  solarNoon: answerSolarNoon,
  moonPhase: answerMoonPhase,
  moonCalendar: answerMoonCalendar,
  retrogrades: answerRetrogrades,
  transitDates: answerTransitDates,
  panchangCalendar: (request, context) => calendarText(panchangCalendar(request, context)),
  planetDetails: answerPlanetDetails,
  ascendantReport: answerAscendantReport,
  planetReport: answerPlanetReport,
  personalCharacteristics: answerPersonalCharacteristics,
  extendedKundliDetails: answerExtendedKundliDetails,
  findAscendant: answerFindAscendant,
  findMoonSign: answerFindMoonSign,
  findSunSign: answerFindSunSign,
  chartImage: answerChartImage,
  divisionalCharts: answerDivisionalCharts,
  friendship: answerFriendship,
  jaiminiKarakas: answerJaiminiKarakas,
  aruthaPadas: answerAruthaPadas,
  planetaryAspects: answerPlanetaryAspects,
  planetsInHouses: answerPlanetsInHouses,
  ashtakvarga: answerAshtakvarga,
  binnashtakvarga: answerBinnashtakvarga,
  ashtakvargaChartImage: answerAshtakvargaChartImage,
  divisions: answerDivisions,
  ownDays: answerOwnDays,
  strengths: answerStrengths,
  shadBala: answerShadBala,
  yogaList: answerYogaList,
  sensitivity: answerSensitivity,
  mangalDosha: answerMangalDosha,
  kaalsarpDosha: answerKaalsarpDosha,
  manglikDosh: answerManglikDosh,
  pitraDosh: answerPitraDosh,
  papasamaya: answerPapasamaya,
  ashtakoot: answerAshtakoot,
  ashtakootWithAstroDetails: answerAshtakootWithAstroDetails,
  dashakoot: answerDashakoot,
  dashakootWithAstroDetails: answerDashakootWithAstroDetails,
  nakshatraMatch: answerNakshatraMatch,
  rajjuVedhaDetails: answerRajjuVedhaDetails,
  kpPlanets: answerKpPlanets,
  kpHouses: answerKpHouses,
  papasamayaMatch: answerPapasamayaMatch,
  aggregateMatch: answerAggregateMatch,
  bulkNorthMatch: answerBulkNorthMatch,
  bulkSouthMatch: answerBulkSouthMatch,
  gemSuggestion: answerGemSuggestion,
  gemDetails: answerGemDetails,
  nakshatraVastuDetails: answerNakshatraVastuDetails,
  rudrakshSuggestion: answerRudrakshSuggestion,
  mahaDasha: answerMahaDasha,
  antarDasha: answerAntarDasha,
  dashaLevels: answerDashaLevels,
  mahaDashaEnds: answerMahaDashaEnds,
  paryantarDasha: answerParyantarDasha,
  specificSubDasha: answerSpecificSubDasha,
  currentMahadasha: answerCurrentMahadasha,
  currentMahadashaFull: answerCurrentMahadashaFull,
  yoginiDashaMain: answerYoginiDashaMain,
  yoginiDashaSub: answerYoginiDashaSub,
  charDashaMain: answerCharDashaMain,
  charDashaCurrent: answerCharDashaCurrent,
  charDashaSub: answerCharDashaSub,
  sadeSati: answerSadeSati,
  currentSadeSati: answerCurrentSadeSati,
  gocharaNow: answerGocharaNow,
  dailyMoon: answerDailyMoon,
  dailySun: answerDailyMoon,
  dailyNakshatra: answerDailyNakshatra,
  weeklyMoon: answerWeekly,
  weeklySun: answerWeekly,
  yearly: answerYearly,
  skyNow: answerSkyNow,
  varshapalDetails: answerVarshapalDetails,
  varshapalYearChart: answerVarshapalYearChart,
  varshapalMonthChart: answerVarshapalMonthChart,
};
