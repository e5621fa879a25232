import { NAMES_TE } from "@vedanga/names/te/names";
import type { Catalogue } from "./catalogue.ts";
import { AGGREGATE_TE } from "./te/aggregate.ts";
import { ALMANAC_REASONS_TE } from "./te/almanac-reasons.ts";
import { ANTARDASHA_TE } from "./te/antardasha.ts";
import { ASCENDANT_TE } from "./te/ascendant.ts";
import { CHART_TE } from "./te/chart.ts";
import { CHART_YOGA_TE } from "./te/chart-yoga.ts";
import { DAILY_TE } from "./te/daily.ts";
import { DASHA_TE } from "./te/dasha.ts";
import { FESTIVAL_REASONS_TE } from "./te/festival-reasons.ts";
import { FRIENDSHIP_TE } from "./te/friendship.ts";
import { GEM_TE } from "./te/gem.ts";
import { GOCHARA_TE } from "./te/gochara.ts";
import { HOUSE_LORD_TE } from "./te/house-lord.ts";
import { JAIMINI_TE } from "./te/jaimini.ts";
import { KAALSARP_TE } from "./te/kaalsarp.ts";
import { KARANA_TE } from "./te/karana.ts";
import { KP_TE } from "./te/kp.ts";
import { KUNDLI_TE } from "./te/kundli.ts";
import { MANGAL_TE } from "./te/mangal.ts";
import { MANGLIK_TE } from "./te/manglik.ts";
import { MATCH_TE } from "./te/match.ts";
import { MORE_DASHA_TE } from "./te/more-dasha.ts";
import { NAKSHATRA_TE } from "./te/nakshatra.ts";
import { OWN_DAYS_TE } from "./te/own-days.ts";
import { PAPA_TE } from "./te/papa.ts";
import { PAST_DASHA_TE } from "./te/past-dasha.ts";
import { PITRA_TE } from "./te/pitra.ts";
import { PLANET_TE } from "./te/planet.ts";
import { PLANET_IN_SIGN_TE } from "./te/planet-in-sign.ts";
import { PLANET_REPORT_TE } from "./te/planet-report.ts";
import { RUDRAKSHA_TE } from "./te/rudraksha.ts";
import { SATURN_TE } from "./te/saturn.ts";
import { SATURN_NOW_TE } from "./te/saturn-now.ts";
import { SENSITIVITY_TE } from "./te/sensitivity.ts";
import { SKY_TE } from "./te/sky.ts";
import { SOURCE_TE } from "./te/source.ts";
import { STRENGTH_TE } from "./te/strength.ts";
import { TITHI_TE } from "./te/tithi.ts";
import { TRANSIT_TE } from "./te/transit.ts";
import { VARSHA_TE } from "./te/varsha.ts";
import { VASTU_TE } from "./te/vastu.ts";
import { WEEKLY_TE } from "./te/weekly.ts";
import { YEARLY_TE } from "./te/yearly.ts";
import { YOGA_TE } from "./te/yoga.ts";

export const TELUGU: Catalogue = {
  lang: "te",
  names: NAMES_TE,
  tithi: TITHI_TE,
  nakshatra: NAKSHATRA_TE,
  yoga: YOGA_TE,
  karana: KARANA_TE,
  chart: CHART_TE,
  planet: PLANET_TE,
  planetReport: PLANET_REPORT_TE,
  houseLord: HOUSE_LORD_TE,
  ascendant: ASCENDANT_TE,
  mangal: MANGAL_TE,
  manglik: MANGLIK_TE,
  kaalsarp: KAALSARP_TE,
  kp: KP_TE,
  kundli: KUNDLI_TE,
  pitra: PITRA_TE,
  papa: PAPA_TE,
  match: MATCH_TE,
  aggregate: AGGREGATE_TE,
  friendship: FRIENDSHIP_TE,
  jaimini: JAIMINI_TE,
  gem: GEM_TE,
  rudraksha: RUDRAKSHA_TE,
  vastu: VASTU_TE,
  transit: TRANSIT_TE,
  varsha: VARSHA_TE,
  daily: DAILY_TE,
  weekly: WEEKLY_TE,
  yearly: YEARLY_TE,
  festival: { calendar: "పంచాంగం", why: FESTIVAL_REASONS_TE },
  dasha: DASHA_TE,
  pastDasha: PAST_DASHA_TE,
  antardasha: ANTARDASHA_TE,
  moreDasha: MORE_DASHA_TE,
  saturn: SATURN_TE,
  saturnNow: SATURN_NOW_TE,
  planetInSign: PLANET_IN_SIGN_TE,
  gochara: GOCHARA_TE,
  sensitivity: SENSITIVITY_TE,
  ownDays: OWN_DAYS_TE,
  sky: SKY_TE,
  strength: STRENGTH_TE,
  chartYoga: CHART_YOGA_TE,
  almanacReasons: ALMANAC_REASONS_TE,
  source: SOURCE_TE,
};
