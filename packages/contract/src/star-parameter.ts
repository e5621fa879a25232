import { described } from "./described.ts";
import { wholeNumber } from "./whole-number.ts";

/** A star of birth by its number. */
export const star = described(wholeNumber(1, 27, "size_out_of_range"), "A star of birth, 1 Ashwini to 27 Revati.");
