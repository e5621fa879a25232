import type { KpPlanet, KpPlanetsResponse, KpRequest, WireReason } from "@vedanga/contract";
import {
  BHAVA_SOURCES,
  degreesInRasi,
  type Graha,
  NAKSHATRAS,
  RASIS,
  reasonMaker,
  siderealMidheavenDeg,
  subLordReason,
  subLords,
} from "@vedanga/core";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";
import type { Catalogue, ChartFacts } from "@vedanga/narrative";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDegrees } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { type KpChart, type KpPoint, kpChart } from "./kp-chart.ts";

/**
 * GET /extended-horoscope/kp-planets: lagna and grahas of a birth with the lords of star, sub and sub-sub.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerKpPlanets(request: KpRequest, context: AnswerContext): KpPlanetsResponse {
  return refusingAs("dob", () => {
    const kp = kpChart(request, context);
    const words = wireWords(request.lang);
    const entry = (index: number) => planetEntry(nth(kp.points, index + 1), words);
    const response = {
      "0": entry(0),
      "1": entry(1),
      "2": entry(2),
      "3": entry(3),
      "4": entry(4),
      "5": entry(5),
      "6": entry(6),
      "7": entry(7),
      "8": entry(8),
      "9": entry(9),
      midheaven: wireDegrees(degreesInRasi(siderealMidheavenDeg(kp.chart))),
      ascendant: wireDegrees(kp.chart.lagna.degreesInRasi),
    };
    return {
      ...answered(response, kp.sky.conventions, request.explain ? reasonsOf(kp, words) : undefined),
      house_system: kp.houseSystem,
    };
  });
}

function planetEntry({ who, at, isRetrograde, house }: KpPoint, { names }: Catalogue): KpPlanet {
  const lords = subLords(at.longitudeDeg);
  const sign = RASIS.indexOf(at.rasi) + 1;
  return {
    rasi_no: sign,
    zodiac: names.rasi[at.rasi],
    retro: isRetrograde,
    // A code, English in every language.
    name: SKY_NAMES_EN.graha[who].short,
    house,
    global_degree: wireDegrees(at.longitudeDeg),
    local_degree: wireDegrees(at.degreesInRasi),
    pseudo_rasi_no: sign,
    pseudo_rasi: names.rasi[at.rasi],
    pseudo_rasi_lord: names.graha[at.rasiLord].name,
    pseudo_nakshatra: names.nakshatra[lords.nakshatra],
    pseudo_nakshatra_no: NAKSHATRAS.indexOf(lords.nakshatra) + 1,
    pseudo_nakshatra_pada: lords.pada,
    pseudo_nakshatra_lord: names.graha[lords.starLord].name,
    sub_lord: names.graha[lords.subLord].name,
    sub_sub_lord: names.graha[lords.subSubLord].name,
    full_name: names.graha[who].name,
  };
}

const because = reasonMaker<ChartFacts, Graha | "lagna">();

const reasonsOf = ({ points, bhavas }: KpChart, words: Catalogue): WireReason[] =>
  points.flatMap(({ about, at: { longitudeDeg, rasi }, house }, index) => {
    const edges = { startDeg: nth(bhavas.startsDeg, house), endDeg: nth(bhavas.startsDeg, (house % 12) + 1) };
    const drawn = because(
      "chart.bhava",
      { longitudeDeg, rasi, house, system: bhavas.system, ...edges },
      BHAVA_SOURCES[bhavas.system],
      about,
    );
    return [
      ...wireReasons(`${index}.house`, [drawn], words.chart.reasons, words),
      ...wireReasons(`${index}.sub_lord`, [subLordReason(longitudeDeg, about)], words.kp, words),
    ];
  });
