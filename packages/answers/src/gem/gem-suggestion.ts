import type { BirthRequest, GemSuggestion, GemSuggestionResponse, WireReason } from "@vedanga/contract";
import { type LifeStone, lifeStone } from "@vedanga/core";
import { type Catalogue, reasonSentence } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { gemRecord } from "./gem-record.ts";

/**
 * GET /extended-horoscope/gem-suggestion: the life stone, why it is that one, and what still speaks against it.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerGemSuggestion(request: BirthRequest, context: AnswerContext): GemSuggestionResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const stone = lifeStone(chart);
    const words = wireWords(request.lang);
    const reasons = request.explain
      ? gemReasons(stone, words, { gemField: "gem", againstField: "contraindications" })
      : undefined;
    return answered(suggestionOf(stone, words), sky.conventions, reasons);
  });
}

function suggestionOf(stone: LifeStone, words: Catalogue): GemSuggestion {
  const sentences = (reasons: LifeStone["reasons"]): string[] =>
    reasons.map((reason) => reasonSentence(words.gem.reasons, reason));
  return {
    ...gemRecord(stone.gem, words),
    reason: [words.gem.rule, ...sentences([...passedOver(stone), ...stone.reasons])].join(" "),
    contraindications: sentences(stone.contraindications),
    avoid: stone.avoid.map((gem) => words.gem.stone[gem].title),
  };
}

/** What spoke against those who had the better claim. */
function passedOver({ candidates, house }: LifeStone): LifeStone["reasons"] {
  const chosen = candidates.findIndex((candidate) => candidate.house === house);
  return candidates.slice(0, chosen).flatMap(({ against }) => against);
}

/** The reasons of a life stone for the fields that name it and what speaks against it. */
export const gemReasons = (
  stone: LifeStone,
  words: Catalogue,
  { gemField, againstField }: { readonly gemField: string; readonly againstField: string },
): WireReason[] => [
  ...wireReasons(gemField, [...passedOver(stone), ...stone.reasons], words.gem.reasons, words),
  ...wireReasons(againstField, stone.contraindications, words.gem.reasons, words),
];
