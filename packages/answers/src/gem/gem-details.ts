import { type GemDetailsRequest, type GemDetailsResponse, REMAINING_API_CALLS } from "@vedanga/contract";
import { stoneOfGraha } from "@vedanga/core";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { gemRecord, grahaOfGem } from "./gem-record.ts";

/** GET /utilities/gem-details: the texts about a stone, the same for everyone. */
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
