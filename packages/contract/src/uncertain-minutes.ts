import { decimal } from "./decimal.ts";
import { optionalParameter } from "./optional-parameter.ts";

/** By how many minutes a birth may be uncertain either way. */
export const UNCERTAIN_MINUTES = { first: 1, usual: 15, last: 720 } as const;

export const uncertainMinutes = optionalParameter(
  decimal(UNCERTAIN_MINUTES.first, UNCERTAIN_MINUTES.last, "size_out_of_range"),
);
