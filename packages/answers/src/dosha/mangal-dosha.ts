import type { BirthRequest, MangalDoshaReport, MangalDoshaResponse, WireReason } from "@vedanga/contract";
import { type MangalDosha, type MangalReason, mangalDosha } from "@vedanga/core";
import { type Catalogue, reasonSentence } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /dosha/mangal-dosh: Mars from lagna, Moon and Venus, as a score that is the sum of its reasons.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerMangalDosha(request: BirthRequest, context: AnswerContext): MangalDoshaResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const dosha = mangalDosha(chart);
    const words = wireWords(request.lang);
    const reasons = request.explain ? mangalReasons(dosha, words) : undefined;
    return answered(mangalReport(dosha, words), sky.conventions, reasons);
  });
}

type FactorKey = keyof MangalDoshaReport["factors"];

/** The key of a factor in the wire format. */
function factorKey({ rule, about }: MangalReason): FactorKey {
  if (rule === "mangal.house_from_moon") return "moon";
  if (rule === "mangal.house_from_venus") return "venus";
  return about === "saturn" || about === "rahu" ? about : "mars";
}

/** The dosha in the wire format. */
export function mangalReport(dosha: MangalDosha, { mangal }: Catalogue): MangalDoshaReport {
  const { present, isAnshik, score, from, factors, cancellations } = dosha;
  const sentence = (reason: MangalReason): string => reasonSentence(mangal.reasons, reason);
  return {
    factors: Object.fromEntries(factors.map((factor) => [factorKey(factor), sentence(factor)])),
    is_dosha_present_mars_from_lagna: from.includes("lagna"),
    is_dosha_present_mars_from_moon: from.includes("moon"),
    is_dosha_present: present,
    is_anshik: isAnshik,
    bot_response: mangal.summary({ score, isMade: from.length > 0, isAnshik }),
    score,
    cancellation: {
      cancellationScore: cancellations.reduce((sum, { points }) => sum - points, 0),
      cancellationReason: cancellations.map(sentence),
    },
  };
}

/** All bear points, and the points add up to the score. */
const mangalReasons = (dosha: MangalDosha, words: Catalogue): WireReason[] =>
  wireReasons("score", [...dosha.factors, ...dosha.cancellations], words.mangal.reasons, words);
