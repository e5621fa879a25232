import type { Catalogue } from "./catalogue.ts";
import { ALMANAC_REASONS_TE } from "./te/almanac-reasons.ts";
import { CHART_TE } from "./te/chart.ts";
import { DAILY_TE } from "./te/daily.ts";
import { FESTIVAL_TE } from "./te/festival.ts";
import { KARANA_TE } from "./te/karana.ts";
import { NAKSHATRA_TE } from "./te/nakshatra.ts";
import { NAMES_TE } from "./te/names.ts";
import { TITHI_TE } from "./te/tithi.ts";
import { TRANSIT_TE } from "./te/transit.ts";
import { YOGA_TE } from "./te/yoga.ts";

export const TELUGU: Catalogue = {
  lang: "te",
  names: NAMES_TE,
  tithi: TITHI_TE,
  nakshatra: NAKSHATRA_TE,
  yoga: YOGA_TE,
  karana: KARANA_TE,
  chart: CHART_TE,
  transit: TRANSIT_TE,
  daily: DAILY_TE,
  festival: FESTIVAL_TE,
  almanacReasons: ALMANAC_REASONS_TE,
};
