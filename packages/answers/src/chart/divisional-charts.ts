import type { DivisionalChartsRequest, DivisionalChartsResponse, DivisionalEntry, WireReason } from "@vedanga/contract";
import { type AnyVarga, RASIS, reasonMaker, vargaDegrees, vargaSource } from "@vedanga/core";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";
import type { Catalogue, ChartFacts } from "@vedanga/narrative";
import { askedDivision } from "../chart-image/asked-division.ts";
import { aboutOf, type DrawnPlacement, vargaNamed } from "../chart-image/drawn-placements.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireDegrees } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /horoscope/divisional-charts: the lagna and the grahas in any chart that can be drawn of a birth.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerDivisionalCharts(
  request: DivisionalChartsRequest,
  context: AnswerContext,
): DivisionalChartsResponse {
  return refusingAs("dob", () => {
    const { sky, placements } = askedDivision(request, context);
    const varga = vargaNamed(request.div);
    const words = wireWords(request.lang);
    const at = (index: number): DivisionalEntry => entryOf(nth(placements.all, index + 1), varga, words);
    const response = {
      "0": at(0),
      "1": at(1),
      "2": at(2),
      "3": at(3),
      "4": at(4),
      "5": at(5),
      "6": at(6),
      "7": at(7),
      "8": at(8),
      "9": at(9),
      chart: request.div,
      chart_name: words.chart.division[request.div].title,
    };
    const reasons = () => placements.all.flatMap((placement, index) => reasonsOf(placement, index, varga, words));
    return answered(response, sky.conventions, request.explain ? reasons() : undefined);
  });
}

const degreesOf = ({ longitudeDeg, degreesInRasi }: DrawnPlacement, varga: AnyVarga | undefined): number =>
  varga === undefined ? degreesInRasi : vargaDegrees(varga, longitudeDeg).degrees;

const entryOf = (placement: DrawnPlacement, varga: AnyVarga | undefined, { names }: Catalogue): DivisionalEntry => ({
  // A code, English in every language.
  name: SKY_NAMES_EN.graha[placement.who].short,
  zodiac: names.rasi[placement.rasi],
  rasi_no: RASIS.indexOf(placement.rasi) + 1,
  house: placement.house,
  retro: placement.isRetrograde,
  full_name: names.graha[placement.who].name,
  local_degree: wireDegrees(degreesOf(placement, varga)),
});

const because = reasonMaker<ChartFacts, ReturnType<typeof aboutOf>>();

/** Why one is in its sign and house, and how its degree in a part is counted. */
function reasonsOf(
  placement: DrawnPlacement,
  index: number,
  varga: AnyVarga | undefined,
  words: Catalogue,
): WireReason[] {
  const { who, longitudeDeg, degreesInRasi, reason } = placement;
  const placed = wireReasons(`${index}.house`, [reason], words.chart.reasons, words);
  if (varga === undefined || varga === "D1") return placed;
  const { fromDeg, toDeg, degrees } = vargaDegrees(varga, longitudeDeg);
  const facts = {
    division: varga,
    degreesInRasi: wireDegrees(degreesInRasi),
    fromDeg: wireDegrees(fromDeg),
    toDeg: wireDegrees(toDeg),
    degreesInPart: wireDegrees(degrees),
  };
  const counted = because("chart.degrees_in_part", facts, vargaSource(varga), aboutOf(who));
  return [...placed, ...wireReasons(`${index}.local_degree`, [counted], words.chart.reasons, words)];
}
