import type { CivilDate } from "@vedanga/contract";

const NOON_HOUR = 12;

/** The noon of a date as a rough instant, to find the offset its clocks had; calls use the zone. */
export const roughNoonMs = ({ year, month, day }: CivilDate): number => Date.UTC(year, month - 1, day, NOON_HOUR);
