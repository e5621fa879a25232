import type { GemDetailsResponse, GemSuggestionResponse } from "@vedanga/contract";

/** A stone, the same for everyone. */
export const decodeGem = ({ response, body_parts }: GemDetailsResponse) => ({ ...response.response, body_parts });
export type GemTexts = ReturnType<typeof decodeGem>;

/** The stone of a birth, and why that one. */
export const decodeSuggestion = ({
  response,
  body_parts,
  reason,
  contraindications,
  avoid,
  avoid_reasons,
  candidates,
}: GemSuggestionResponse) => ({
  ...response,
  body_parts,
  reason,
  contraindications,
  avoid,
  avoid_reasons,
  candidates,
});
export type SuggestedGem = ReturnType<typeof decodeSuggestion>;
