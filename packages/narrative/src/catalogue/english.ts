import type { Catalogue } from "./catalogue.ts";
import { ALMANAC_REASONS_EN } from "./en/almanac-reasons.ts";
import { CHART_EN } from "./en/chart.ts";
import { DAILY_EN } from "./en/daily.ts";
import { FESTIVAL_EN } from "./en/festival.ts";
import { KARANA_EN } from "./en/karana.ts";
import { NAKSHATRA_EN } from "./en/nakshatra.ts";
import { NAMES_EN } from "./en/names.ts";
import { TITHI_EN } from "./en/tithi.ts";
import { TRANSIT_EN } from "./en/transit.ts";
import { YOGA_EN } from "./en/yoga.ts";

export const ENGLISH: Catalogue = {
  lang: "en",
  names: NAMES_EN,
  tithi: TITHI_EN,
  nakshatra: NAKSHATRA_EN,
  yoga: YOGA_EN,
  karana: KARANA_EN,
  chart: CHART_EN,
  transit: TRANSIT_EN,
  daily: DAILY_EN,
  festival: FESTIVAL_EN,
  almanacReasons: ALMANAC_REASONS_EN,
};
