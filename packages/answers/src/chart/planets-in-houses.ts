import type { BirthRequest, OccupiedHouse, PlanetsInHousesResponse } from "@vedanga/contract";
import { type Chart, GRAHAS, houseReason, houseRule } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { byHouse } from "../wire/by-house.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { houseOfSign } from "./house-of-sign.ts";

/** The ascendant has the index 0. */
const WHO = ["ascendant", ...GRAHAS] as const;

/**
 * GET /horoscope/planets-in-houses: who is in each house of a birth.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerPlanetsInHouses(request: BirthRequest, context: AnswerContext): PlanetsInHousesResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const reasons = () => [
      ...wireReasons("1.zodiac", [houseRule(chart)], words.planet.reasons, words),
      ...GRAHAS.flatMap((graha) =>
        wireReasons(`${chart.grahas[graha].house}.planets`, [houseReason(chart, graha)], words.planet.reasons, words),
      ),
    ];
    return answered(
      byHouse((house) => occupied(chart, house, words)),
      sky.conventions,
      request.explain ? reasons() : undefined,
    );
  });
}

function occupied(chart: Chart, house: number, words: Catalogue): OccupiedHouse {
  const here = WHO.filter((who) => (who === "ascendant" ? 1 : chart.grahas[who].house) === house);
  return {
    ...houseOfSign(chart, house, words),
    planets: here.map((who) => words.names.graha[who].name),
    planet_index: here.map((who) => WHO.indexOf(who)),
    signification: words.chart.signification(house),
  };
}
