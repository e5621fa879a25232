import type { KpHouse, KpHousesResponse, KpRequest } from "@vedanga/contract";
import { cuspReason, degreesInRasi, NAKSHATRAS, normalizeDegrees, RASI_LORDS, rasiOf, subLords } from "@vedanga/core";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";
import type { Catalogue } from "@vedanga/narrative";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDegrees } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { type KpChart, kpChart } from "./kp-chart.ts";

/**
 * GET /extended-horoscope/kp-houses: the houses of a birth from cusp to cusp, who is in each, and the lords of each cusp.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerKpHouses(request: KpRequest, context: AnswerContext): KpHousesResponse {
  return refusingAs("dob", () => {
    const kp = kpChart(request, context);
    const words = wireWords(request.lang);
    const reasons = () =>
      kp.bhavas.startsDeg.flatMap((_, index) =>
        wireReasons(`${index}.cusp_sub_lord`, [cuspReason(kp.bhavas, index + 1)], words.kp, words),
      );
    const response = kp.bhavas.startsDeg.map((_, index) => houseEntry(kp, index + 1, words));
    return {
      ...answered(response, kp.sky.conventions, request.explain ? reasons() : undefined),
      house_system: kp.houseSystem,
    };
  });
}

function houseEntry(kp: KpChart, house: number, words: Catalogue): KpHouse {
  const { rasi: signs, nakshatra: stars, graha } = words.names;
  const startDeg = nth(kp.bhavas.startsDeg, house);
  const endDeg = nth(kp.bhavas.startsDeg, (house % 12) + 1);
  const lengthDeg = normalizeDegrees(endDeg - startDeg);
  const [start, end] = [subLords(startDeg), subLords(endDeg)];
  return {
    start_rasi: signs[rasiOf(startDeg)],
    end_rasi: signs[rasiOf(endDeg)],
    end_rasi_lord: graha[RASI_LORDS[rasiOf(endDeg)]].name,
    local_start_degree: wireDegrees(degreesInRasi(startDeg)),
    local_end_degree: wireDegrees(degreesInRasi(endDeg)),
    length: wireDegrees(lengthDeg),
    house,
    bhavmadhya: wireDegrees(degreesInRasi(normalizeDegrees(startDeg + lengthDeg / 2))),
    global_start_degree: wireDegrees(startDeg),
    global_end_degree: wireDegrees(endDeg),
    start_nakshatra: stars[start.nakshatra],
    end_nakshatra: stars[end.nakshatra],
    start_nakshatra_lord: graha[start.starLord].name,
    end_nakshatra_lord: graha[end.starLord].name,
    planets: planetsIn(kp, house, words),
    cusp_sub_lord: graha[start.subLord].name,
    cusp_sub_sub_lord: graha[start.subSubLord].name,
  };
}

const planetsIn = ({ points }: KpChart, house: number, { names }: Catalogue): KpHouse["planets"] =>
  points.flatMap((point, index) =>
    point.house === house
      ? [
          {
            planetId: String(index),
            full_name: names.graha[point.who].name,
            name: SKY_NAMES_EN.graha[point.who].short,
            nakshatra: names.nakshatra[point.at.nakshatra],
            nakshatra_no: NAKSHATRAS.indexOf(point.at.nakshatra) + 1,
            nakshatra_pada: point.at.pada,
            retro: point.isRetrograde,
          },
        ]
      : [],
  );
