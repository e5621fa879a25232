import { NAMES_EN } from "@vedanga/names/en/names";
import type { Catalogue } from "./catalogue.ts";
import { AGGREGATE_EN } from "./en/aggregate.ts";
import { ALMANAC_REASONS_EN } from "./en/almanac-reasons.ts";
import { ANTARDASHA_EN } from "./en/antardasha.ts";
import { ASCENDANT_EN } from "./en/ascendant.ts";
import { CHART_EN } from "./en/chart.ts";
import { CHART_YOGA_EN } from "./en/chart-yoga.ts";
import { DAILY_EN } from "./en/daily.ts";
import { DASHA_EN } from "./en/dasha.ts";
import { FESTIVAL_REASONS_EN } from "./en/festival-reasons.ts";
import { FRIENDSHIP_EN } from "./en/friendship.ts";
import { GEM_EN } from "./en/gem.ts";
import { GOCHARA_EN } from "./en/gochara.ts";
import { HOUSE_LORD_EN } from "./en/house-lord.ts";
import { JAIMINI_EN } from "./en/jaimini.ts";
import { KAALSARP_EN } from "./en/kaalsarp.ts";
import { KARANA_EN } from "./en/karana.ts";
import { KP_EN } from "./en/kp.ts";
import { KUNDLI_EN } from "./en/kundli.ts";
import { MANGAL_EN } from "./en/mangal.ts";
import { MANGLIK_EN } from "./en/manglik.ts";
import { MATCH_EN } from "./en/match.ts";
import { MORE_DASHA_EN } from "./en/more-dasha.ts";
import { NAKSHATRA_EN } from "./en/nakshatra.ts";
import { OWN_DAYS_EN } from "./en/own-days.ts";
import { PAPA_EN } from "./en/papa.ts";
import { PAST_DASHA_EN } from "./en/past-dasha.ts";
import { PITRA_EN } from "./en/pitra.ts";
import { PLANET_EN } from "./en/planet.ts";
import { PLANET_IN_SIGN_EN } from "./en/planet-in-sign.ts";
import { PLANET_REPORT_EN } from "./en/planet-report.ts";
import { RUDRAKSHA_EN } from "./en/rudraksha.ts";
import { SATURN_EN } from "./en/saturn.ts";
import { SATURN_NOW_EN } from "./en/saturn-now.ts";
import { SENSITIVITY_EN } from "./en/sensitivity.ts";
import { SKY_EN } from "./en/sky.ts";
import { SOURCE_EN } from "./en/source.ts";
import { STRENGTH_EN } from "./en/strength.ts";
import { TITHI_EN } from "./en/tithi.ts";
import { TRANSIT_EN } from "./en/transit.ts";
import { VARSHA_EN } from "./en/varsha.ts";
import { VASTU_EN } from "./en/vastu.ts";
import { WEEKLY_EN } from "./en/weekly.ts";
import { YEARLY_EN } from "./en/yearly.ts";
import { YOGA_EN } from "./en/yoga.ts";

export const ENGLISH: Catalogue = {
  lang: "en",
  names: NAMES_EN,
  tithi: TITHI_EN,
  nakshatra: NAKSHATRA_EN,
  yoga: YOGA_EN,
  karana: KARANA_EN,
  chart: CHART_EN,
  planet: PLANET_EN,
  planetReport: PLANET_REPORT_EN,
  houseLord: HOUSE_LORD_EN,
  ascendant: ASCENDANT_EN,
  mangal: MANGAL_EN,
  manglik: MANGLIK_EN,
  kaalsarp: KAALSARP_EN,
  kp: KP_EN,
  kundli: KUNDLI_EN,
  pitra: PITRA_EN,
  papa: PAPA_EN,
  match: MATCH_EN,
  aggregate: AGGREGATE_EN,
  friendship: FRIENDSHIP_EN,
  jaimini: JAIMINI_EN,
  gem: GEM_EN,
  rudraksha: RUDRAKSHA_EN,
  vastu: VASTU_EN,
  transit: TRANSIT_EN,
  varsha: VARSHA_EN,
  daily: DAILY_EN,
  weekly: WEEKLY_EN,
  yearly: YEARLY_EN,
  festival: { calendar: "Panchang", why: FESTIVAL_REASONS_EN },
  dasha: DASHA_EN,
  pastDasha: PAST_DASHA_EN,
  antardasha: ANTARDASHA_EN,
  moreDasha: MORE_DASHA_EN,
  saturn: SATURN_EN,
  saturnNow: SATURN_NOW_EN,
  planetInSign: PLANET_IN_SIGN_EN,
  gochara: GOCHARA_EN,
  sensitivity: SENSITIVITY_EN,
  ownDays: OWN_DAYS_EN,
  sky: SKY_EN,
  strength: STRENGTH_EN,
  chartYoga: CHART_YOGA_EN,
  almanacReasons: ALMANAC_REASONS_EN,
  source: SOURCE_EN,
};
