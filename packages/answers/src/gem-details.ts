import { type GemDetailsRequest, type GemDetailsResponse, REMAINING_API_CALLS } from "@vedanga/contract";
import { stoneOfGraha } from "@vedanga/core";
import { gemRecord, grahaOfGem } from "./gem-record.ts";
import { wireReasons } from "./wire-reasons.ts";
import { wireWords } from "./wire-words.ts";

/** GET /utilities/gem-details: what is said of a stone, to everyone the same. */
export function answerGemDetails({ gem, lang, explain }: GemDetailsRequest): GemDetailsResponse {
  const words = wireWords(lang);
  return {
    status: 200,
    response: { status: true, response: gemRecord(gem, words) },
    remaining_api_calls: REMAINING_API_CALLS,
    ...(explain && {
      reasons: wireReasons("response.planet", [stoneOfGraha(grahaOfGem(gem))], words.gem.reasons, words),
    }),
  };
}
