import * as z from "zod/mini";
import type { ErrorCode } from "./error-codes.ts";
import { refusing } from "./refusing.ts";

/**
 * A decimal number as it arrives as text. Its fraction may be as long as languages print one: Google's Delhi is at
 * 77.10249019999999, JavaScript prints up to 22 places before it takes an exponent, and a binary fraction written out in
 * full has some fifty. No hexadecimal. A space for a sign was a plus that the caller left unescaped: `tz=+5.5` arrives as
 * ` 5.5`.
 */
export const DECIMAL_TEXT = /^[+\- ]?(\d{1,20}(\.\d{0,60})?|\.\d{1,60})([eE][+\- ]?\d{1,3})?$/;

/** The number that such a text names. */
const decimalOf = (text: string): number => Number(text.replace(/[eE] /, "e").trim());

/** A number of a query string, from the lowest to the highest that is accepted. */
export const decimal = (lowest: number, highest: number, outOfRange: ErrorCode) =>
  z.pipe(
    z.string(refusing("invalid_number")).check(
      z.regex(DECIMAL_TEXT, refusing("invalid_number")),
      z.refine(
        (text) => decimalOf(text) >= lowest && decimalOf(text) <= highest,
        refusing(outOfRange, `${lowest} to ${highest}`),
      ),
    ),
    z.transform(decimalOf),
  );
