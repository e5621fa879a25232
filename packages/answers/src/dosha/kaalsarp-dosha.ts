import {
  type BirthRequest,
  KAALSARP_DIRECTION_WIRE,
  KAALSARP_TYPE_WIRE,
  type KaalsarpDoshaReport,
  type KaalsarpDoshaResponse,
  type WireReason,
} from "@vedanga/contract";
import { type KaalsarpDosha, type KaalsarpReason, kaalsarpDosha, kaalsarpRemedies } from "@vedanga/core";
import { type Catalogue, reasonSentence } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /dosha/kaalsarp-dosh: whether all seven are on one side of the nodes; a near miss is reported and not counted.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerKaalsarpDosha(request: BirthRequest, context: AnswerContext): KaalsarpDoshaResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const dosha = kaalsarpDosha(chart);
    const words = wireWords(request.lang);
    const reasons = request.explain ? kaalsarpReasons(dosha, words) : undefined;
    return { ...answered(kaalsarpReport(dosha, words), sky.conventions, reasons), ...besideOf(dosha, words) };
  });
}

/** The dosha in the wire format; kind, order and axis only if it is present. */
export function kaalsarpReport(dosha: KaalsarpDosha, { kaalsarp }: Catalogue): KaalsarpDoshaReport {
  const { present, isNearMiss, type, direction, rahuHouse, ketuHouse } = dosha;
  const others = dosha.outside.map(({ graha }) => graha);
  const remedies = [...kaalsarp.remedies];
  if (!present) {
    const sentence = isNearMiss ? kaalsarp.nearMiss(others) : kaalsarp.absent(others);
    return { is_dosha_present: false, bot_response: sentence, remedies };
  }
  return {
    is_dosha_present: true,
    dosha_type: KAALSARP_TYPE_WIRE[type],
    dosha_direction: KAALSARP_DIRECTION_WIRE[direction],
    rahu_ketu_axis: `${rahuHouse}-${ketuHouse}`,
    bot_response: kaalsarp.present(type, direction, rahuHouse, ketuHouse),
    remedies,
  };
}

/** What stands beside `response`. */
export function besideOf(
  { present, isNearMiss, direction, rahuHouse, ketuHouse, reasons }: KaalsarpDosha,
  { kaalsarp }: Catalogue,
): Pick<KaalsarpDoshaResponse, "analysis" | "outside" | "is_near_miss"> {
  if (present)
    return { analysis: kaalsarp.analysis(direction, rahuHouse, ketuHouse), outside: [], is_near_miss: false };
  const outside = reasons
    .filter(({ rule }) => rule === "kaalsarp.outside")
    .map((reason) => reasonSentence(kaalsarp.reasons, reason));
  return { outside, is_near_miss: isNearMiss };
}

/** What the rules of kind and order explain is on the wire only if the dosha is present. */
function fieldOf(rule: KaalsarpReason["rule"], present: boolean): string {
  if (!present) return "is_dosha_present";
  if (rule === "kaalsarp.rahu_house") return "dosha_type";
  return rule === "kaalsarp.direction" ? "dosha_direction" : "is_dosha_present";
}

const kaalsarpReasons = (dosha: KaalsarpDosha, words: Catalogue): WireReason[] => {
  const written = (about: string, reason: KaalsarpReason) =>
    wireReasons(about, [reason], words.kaalsarp.reasons, words);
  return [
    ...dosha.reasons.flatMap((reason) => written(fieldOf(reason.rule, dosha.present), reason)),
    ...kaalsarpRemedies().flatMap((reason, index) => written(`remedies.${index}`, reason)),
  ];
};
