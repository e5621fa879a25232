import type { ErrorCode } from "./error-codes.ts";

/**
 * How a check of a schema refuses: with a code of the registry, so that one handler can turn any refusal into its answer,
 * and as the last word on the value. `accepted` fills the blank of the sentence.
 */
/* @__NO_SIDE_EFFECTS__ */
export const refusing = (code: ErrorCode, accepted?: string) => ({
  error: code,
  abort: true,
  ...(accepted !== undefined && { params: { accepted } }),
});
