import type { BirthRequest, ManglikDoshResponse, ManglikReport, WireReason } from "@vedanga/contract";
import { type MangalReading, type Manglik, mangalReading, manglikOf } from "@vedanga/core";
import { type Catalogue, reasonSentence } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { mangalReport } from "./mangal-dosha.ts";

/**
 * GET /dosha/manglik-dosh: Mangal dosha with its score, and the other malefics in its houses.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerManglikDosh(request: BirthRequest, context: AnswerContext): ManglikDoshResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const mangal = mangalReading(chart);
    const manglik = manglikOf(chart);
    const words = wireWords(request.lang);
    const reasons = request.explain ? manglikReasons(mangal, manglik, words) : undefined;
    return answered(manglikReport(mangal, manglik, words), sky.conventions, reasons);
  });
}

function manglikReport({ dosha }: MangalReading, manglik: Manglik, words: Catalogue): ManglikReport {
  const { score, bot_response } = mangalReport(dosha, words);
  const factors = factorSentences(dosha, manglik, words);
  return {
    manglik_by_mars: dosha.present,
    manglik_by_saturn: manglik.bySaturn,
    manglik_by_rahuketu: manglik.byNodes,
    // Clients read the first without asking whether there is one.
    factors: factors.length > 0 ? factors : [words.manglik.none],
    aspects: manglik.aspects.map((aspect) => reasonSentence(words.manglik.reasons, aspect)),
    score,
    bot_response,
  };
}

/** A graha that makes Mangal dosha heavier has its sentence already. */
function factorSentences(
  { factors, cancellations }: MangalReading["dosha"],
  { saturn, nodes }: Manglik,
  { mangal, manglik }: Catalogue,
): string[] {
  const told = new Set<string>(factors.map(({ about }) => about));
  const malefics = [saturn, ...nodes].filter(({ rule, about }) => rule !== "manglik.free" && !told.has(about));
  return [
    ...factors.map((factor) => reasonSentence(mangal.reasons, factor)),
    ...malefics.map((malefic) => reasonSentence(manglik.reasons, malefic)),
    ...cancellations.map((cancellation) => reasonSentence(mangal.reasons, cancellation)),
  ];
}

/** Those about the score bear points, which add up to it. */
function manglikReasons({ dosha, whyAbsent }: MangalReading, manglik: Manglik, words: Catalogue): WireReason[] {
  const { reasons } = words.manglik;
  return [
    ...wireReasons("score", [...dosha.factors, ...dosha.cancellations], words.mangal.reasons, words),
    ...wireReasons("manglik_by_mars", whyAbsent, words.mangal.reasons, words),
    ...wireReasons("manglik_by_saturn", [manglik.saturn], reasons, words),
    ...wireReasons("manglik_by_rahuketu", manglik.nodes, reasons, words),
    ...manglik.aspects.flatMap((aspect, index) => wireReasons(`aspects.${index}`, [aspect], reasons, words)),
  ];
}
