import { decimalInteger } from "./decimal-integer.ts";

/** A Moon sign by its number, 1 Aries to 12 Pisces. */
export const zodiac = decimalInteger(1, 12, "zodiac_out_of_range");
