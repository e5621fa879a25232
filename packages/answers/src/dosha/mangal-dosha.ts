import type { BirthRequest, MangalDoshaReport, MangalDoshaResponse, WireReason } from "@vedanga/contract";
import {
  type Graha,
  type MangalDosha,
  type MangalFacts,
  type MangalReading,
  type MangalReason,
  mangalReading,
} from "@vedanga/core";
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
    const reading = mangalReading(chart);
    const words = wireWords(request.lang);
    const reasons = request.explain ? mangalReasons(reading, words) : undefined;
    return { ...answered(mangalReport(reading.dosha, words), sky.conventions, reasons), ...besideOf(reading, words) };
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
    bot_response: mangal.summary({ score, from, isAnshik }),
    score,
    cancellation: {
      cancellationScore: cancellations.reduce((sum, { points }) => sum - points, 0),
      cancellationReason: cancellations.map(sentence),
    },
  };
}

/** What stands beside `response`. */
function besideOf(
  { nearMiss, schools }: MangalReading,
  { mangal, source }: Catalogue,
): Pick<MangalDoshaResponse, "near_miss" | "other_schools"> {
  return {
    ...(nearMiss && { near_miss: reasonSentence(mangal.reasons, nearMiss) }),
    other_schools: schools.map(({ school, present, reason }) => ({
      school,
      is_dosha_present: present,
      text: reasonSentence(mangal.reasons, reason),
      source: source(reason.source),
    })),
  };
}

/** Those about the score bear points, which add up to it; the others say why there is none, and what other schools say. */
function mangalReasons({ dosha, whyAbsent, nearMiss, schools }: MangalReading, words: Catalogue): WireReason[] {
  const about = (field: string, reasons: Parameters<typeof wireReasons<MangalFacts, Graha>>[1]) =>
    wireReasons(field, reasons, words.mangal.reasons, words);
  return [
    ...about("score", [...dosha.factors, ...dosha.cancellations]),
    ...about("is_dosha_present", whyAbsent),
    ...about("near_miss", nearMiss ? [nearMiss] : []),
    ...schools.flatMap(({ reason }, index) => about(`other_schools.${index}`, [reason])),
  ];
}
