import type { BirthRequest, GemRecord, GemSuggestionResponse, WireReason } from "@vedanga/contract";
import { type LifeStone, lifeStone } from "@vedanga/core";
import { type Catalogue, reasonSentence } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { besideGem, gemRecord, giftsReasons, recordReasons } from "./gem-details.ts";

/**
 * GET /extended-horoscope/gem-suggestion: the life stone, why it is that one, and what still speaks against it.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerGemSuggestion(request: BirthRequest, context: AnswerContext): GemSuggestionResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const stone = lifeStone(chart);
    const words = wireWords(request.lang);
    const reasons = request.explain ? suggestionReasons(stone, words) : undefined;
    return { ...answered(suggestionOf(stone, words), sky.conventions, reasons), ...besideOf(stone, words) };
  });
}

const sentencesIn =
  ({ gem }: Catalogue) =>
  (reasons: LifeStone["reasons"]): string[] =>
    reasons.map((reason) => reasonSentence(gem.reasons, reason));

/** The record of the stone, with what it is worn for by this person. */
function suggestionOf(stone: LifeStone, words: Catalogue): GemRecord {
  const benefits = sentencesIn(words)(stone.benefits);
  return { ...gemRecord(stone.gem, words), good_results: [...benefits, ...giftsOf(stone, words, benefits)] };
}

/** What stands beside `response`: why it is this stone, and what speaks against it and against others. */
function besideOf(stone: LifeStone, words: Catalogue): Omit<GemSuggestionResponse, keyof ReturnType<typeof answered>> {
  const sentences = sentencesIn(words);
  return {
    ...besideGem(stone.gem, words),
    reason: [words.gem.rule, ...sentences([...passedOver(stone), ...stone.reasons])].join(" "),
    contraindications: sentences([...stone.contraindications, ...stone.cautions]),
    avoid: stone.avoid.map(({ gem }) => words.gem.stone[gem].title),
    avoid_reasons: stone.avoid.map(({ gem, graha, reasons }) => ({
      gem,
      name: words.gem.stone[gem].title,
      planet: words.names.graha[graha].name,
      text: sentences(reasons).join(" "),
    })),
    candidates: stone.candidates.map(({ house, graha, gem, verdict }) => ({
      house,
      planet: words.names.graha[graha].name,
      gem,
      name: words.gem.stone[gem].title,
      is_chosen: house === stone.house,
      text: sentences(verdict).join(" "),
    })),
  };
}

/** What the wire promises to say at least of what a stone is worn for. */
const LEAST_GOOD_RESULTS = 4;

/** What the stone is said to give anyone, of what is not told yet, where the chart gives less than the wire promises. */
const giftsOf = ({ gem }: LifeStone, words: Catalogue, told: readonly string[]): readonly string[] =>
  words.gem.stone[gem].goodResults
    .filter((gift) => !told.some((line) => line.startsWith(`${gift}:`)))
    .slice(0, Math.max(0, LEAST_GOOD_RESULTS - told.length));

/** What spoke against those who had the better claim. */
function passedOver({ candidates, house }: LifeStone): LifeStone["reasons"] {
  const chosen = candidates.findIndex((candidate) => candidate.house === house);
  return candidates.slice(0, chosen).flatMap(({ verdict }) => verdict);
}

/** The reasons of a life stone for the fields that name it and what speaks against it. */
export const gemReasons = (
  stone: LifeStone,
  words: Catalogue,
  { gemField, againstField }: { readonly gemField: string; readonly againstField: string },
): WireReason[] => [
  ...wireReasons(gemField, [...passedOver(stone), ...stone.reasons], words.gem.reasons, words),
  ...wireReasons(againstField, [...stone.contraindications, ...stone.cautions], words.gem.reasons, words),
];

/** Those of the choice, and those of each stone to avoid and of each custom of wearing. */
function suggestionReasons(stone: LifeStone, words: Catalogue): WireReason[] {
  const written = (about: string, reason: LifeStone["reasons"][number]) =>
    wireReasons(about, [reason], words.gem.reasons, words);
  return [
    ...gemReasons(stone, words, { gemField: "gem", againstField: "contraindications" }),
    ...stone.benefits.flatMap((reason, index) => written(`good_results.${index}`, reason)),
    ...Array.from({ length: LEAST_GOOD_RESULTS - stone.benefits.length }, (_, index) =>
      giftsReasons(`good_results.${stone.benefits.length + index}`, stone.gem, words),
    ).flat(),
    ...stone.avoid.flatMap(({ reasons }, index) => reasons.flatMap((reason) => written(`avoid.${index}`, reason))),
    ...recordReasons(stone.gem, words),
  ];
}
