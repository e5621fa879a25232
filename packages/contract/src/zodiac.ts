import { described } from "./described.ts";
import { wholeNumber } from "./whole-number.ts";

/** A Moon sign by its number. */
export const zodiac = described(wholeNumber(1, 12, "zodiac_out_of_range"), "A Moon sign, 1 Aries to 12 Pisces.");
