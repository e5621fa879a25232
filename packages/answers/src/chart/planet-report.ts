import type { PlanetReport, PlanetReportRequest, PlanetReportResponse, WireReason } from "@vedanga/contract";
import {
  type Chart,
  GRAHAS,
  type Graha,
  gayatriReason,
  grahaInHouseReason,
  houseLordReason,
  houseReason,
  houseRule,
  standsForReason,
} from "@vedanga/core";
import { type Catalogue, type PlanetInChart, planetReport } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { grahasInChart, undoingIn } from "./graha-in-chart.ts";
import { dignityReasons, natureReasons, placementWireReasons, sightReasons } from "./graha-reasons.ts";
import { lordStrength } from "./lord-strength.ts";

/**
 * GET /horoscope/planet-report: one planet of a birth in words.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerPlanetReport(request: PlanetReportRequest, context: AnswerContext): PlanetReportResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const planet = planetInChart(chart, request.planet);
    const reasons = request.explain ? reportReasons(chart, planet, words) : undefined;
    return answered([reportOf(chart, planet, words)], sky.conventions, reasons);
  });
}

function planetInChart(chart: Chart, graha: Graha): PlanetInChart {
  const { grahas } = chart;
  const { house, rasi, rasiLord } = grahas[graha];
  const standingIn = (sign: string): readonly Graha[] => GRAHAS.filter((other) => grahas[other].rasi === sign);
  const standing = standingIn(rasi);
  return {
    ...grahasInChart(chart)(graha),
    inHouse: {
      house,
      standing,
      isFullest: GRAHAS.every(
        (other) => grahas[other].rasi === rasi || standingIn(grahas[other].rasi).length < standing.length,
      ),
      lord: rasiLord,
      lordHouse: grahas[rasiLord].house,
      isLordHome: grahas[rasiLord].rasi === rasi,
    },
  };
}

/** The first house of those that a graha rules; the nodes rule none. */
const NO_HOUSE = 0;

function reportOf({ grahas }: Chart, planet: PlanetInChart, words: Catalogue): PlanetReport {
  const { names, ascendant } = words;
  const { graha, house, rasi, rules, host } = planet;
  const said = planetReport(words, planet);
  return {
    planet_considered: names.graha[graha].name,
    planet_location: house,
    planet_native_location: rules[0] ?? NO_HOUSE,
    planet_zodiac: names.rasi[rasi],
    zodiac_lord: names.graha[host.graha].name,
    zodiac_lord_location: names.rasi[host.rasi],
    zodiac_lord_house_location: host.house,
    general_prediction: said.general,
    zodiac_lord_strength: lordStrength(grahas[host.graha].dignity.verdict),
    planet_strength: lordStrength(planet.dignity),
    planet_definitions: said.definitions,
    gayatri_mantra: ascendant.gayatri[graha],
    qualities_long: said.qualitiesLong,
    qualities_short: said.qualitiesShort,
    affliction: said.affliction,
    personalised_prediction: said.personal,
    verbal_location: words.planetReport.location(graha, rules, house),
    planet_zodiac_prediction: said.inZodiac,
    character_keywords_positive: [...said.positive],
    character_keywords_negative: [...said.negative],
  };
}

function reportReasons(chart: Chart, { graha, rules, host }: PlanetInChart, words: Catalogue): WireReason[] {
  const placement = chart.grahas[graha];
  const inHouse = wireReasons("0.qualities_long", [grahaInHouseReason(chart, graha)], words.houseLord.reasons, words);
  const personal = "0.personalised_prediction";
  return [
    ...wireReasons("0.planet_location", [houseRule(chart), houseReason(chart, graha)], words.planet.reasons, words),
    ...wireReasons("0.zodiac_lord_house_location", [houseReason(chart, host.graha)], words.planet.reasons, words),
    ...dignityReasons("0.zodiac_lord_strength", chart.grahas[host.graha], words),
    ...dignityReasons("0.planet_strength", placement, words),
    ...wireReasons("0.planet_definitions", [standsForReason(graha)], words.houseLord.reasons, words),
    ...wireReasons("0.gayatri_mantra", [gayatriReason(graha)], words.planet.reasons, words),
    ...inHouse,
    ...rules.flatMap((house) => wireReasons(personal, [houseLordReason(chart, house)], words.houseLord.reasons, words)),
    ...natureReasons(personal, placement, words),
    ...sightReasons(chart, graha, words, { seenBy: personal, joined: personal }),
    ...placementWireReasons(chart, graha, words, { combustion: personal, motion: personal }),
    ...wireReasons(personal, undoingIn(chart)(graha), words.chartYoga.reasons, words),
    ...placementWireReasons(chart, graha, words, { nakshatraLord: "0.planet_zodiac_prediction" }),
  ];
}
