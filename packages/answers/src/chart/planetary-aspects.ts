import type {
  AspectedHouse,
  AspectingPlanet,
  PlanetaryAspectsRequest,
  PlanetaryAspectsResponse,
  WireReason,
} from "@vedanga/contract";
import { type Chart, GRAHAS, type Graha, housesSeenBySchool, reasonMaker, sightSource } from "@vedanga/core";
import type { Catalogue, ChartFacts } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { byHouse } from "../wire/by-house.ts";
import { byPlanet, planetKey } from "../wire/by-planet.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { houseOfSign } from "./house-of-sign.ts";

type NodeAspects = PlanetaryAspectsRequest["node_aspects"];

/**
 * GET /horoscope/planetary-aspects: who looks in full at each house of a birth, or at which houses each graha looks.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerPlanetaryAspects(
  request: PlanetaryAspectsRequest,
  context: AnswerContext,
): PlanetaryAspectsResponse {
  return refusingAs("dob", () => {
    const { node_aspects: nodes, type } = request;
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const seenFrom = (graha: Graha) => housesSeenBySchool(graha, chart.grahas[graha].house, nodes);
    const because = (graha: Graha, about: string) => sightReason(chart, graha, nodes, about, words);
    const response =
      type === "planets"
        ? byPlanet((graha) => aspecting(chart, graha, seenFrom(graha), words))
        : byHouse((house) => aspected(chart, house, seersOf(house, seenFrom), words));
    const reasons = () =>
      GRAHAS.flatMap((graha) =>
        type === "planets"
          ? because(graha, `${planetKey(graha)}.aspected_houses`)
          : seenFrom(graha).flatMap((house) => because(graha, `${house}.aspected_by_planet`)),
      );
    return {
      ...answered(response, sky.conventions, request.explain ? reasons() : undefined),
      node_aspects: nodes,
    };
  });
}

const seersOf = (house: number, seenFrom: (graha: Graha) => readonly number[]): readonly Graha[] =>
  GRAHAS.filter((graha) => seenFrom(graha).includes(house));

const aspected = (chart: Chart, house: number, seers: readonly Graha[], words: Catalogue): AspectedHouse => ({
  ...houseOfSign(chart, house, words),
  aspected_by_planet: seers.map((graha) => words.names.graha[graha].name),
  aspected_by_planet_index: seers.map((graha) => GRAHAS.indexOf(graha) + 1),
});

const aspecting = (chart: Chart, graha: Graha, seen: readonly number[], { names }: Catalogue): AspectingPlanet => ({
  house: chart.grahas[graha].house,
  aspected_houses: [...seen],
  aspected_planets: GRAHAS.filter((other) => seen.includes(chart.grahas[other].house)).map(
    (other) => names.graha[other].name,
  ),
});

const made = reasonMaker<ChartFacts, Graha | "lagna">();

function sightReason(
  chart: Chart,
  graha: Graha,
  nodes: NodeAspects,
  about: string,
  words: Catalogue,
): readonly WireReason[] {
  const { house } = chart.grahas[graha];
  const facts = { house, seen: housesSeenBySchool(graha, house, nodes) };
  return wireReasons(about, [made("chart.sight", facts, sightSource(graha, nodes), graha)], words.chart.reasons, words);
}
