import type { LunarYears } from "@vedanga/core";

/** Saka counts from the Ugadi of 78 CE. */
const SAKA_ZERO = 78;

/** The Gregorian year of the Ugadi from which these years are counted. */
export const ugadiYearOf = ({ saka }: LunarYears): number => saka.number + SAKA_ZERO;
