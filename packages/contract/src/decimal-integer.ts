import * as z from "zod/mini";
import type { ErrorCode } from "./error-codes.ts";

const code = (name: ErrorCode): ErrorCode => name;

/** A whole number as it arrives in a query string: digits alone, up to four. */
export function decimalInteger(lowest: number, highest: number, outOfRange: ErrorCode) {
  return z.pipe(
    z.string(code("invalid_number")).check(
      z.regex(/^\d{1,4}$/, { error: code("invalid_number"), abort: true }),
      z.refine((text) => Number(text) >= lowest && Number(text) <= highest, {
        error: outOfRange,
        params: { accepted: `${lowest} to ${highest}` },
      }),
    ),
    z.transform(Number),
  );
}
