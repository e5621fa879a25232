import { DAY_THRESHOLDS } from "./day-thresholds.ts";

/** Of ten days of a Moon sign about how many have a lower total than this, 0 to 10, counted over thirty years. */
export const standingOf = (total: number): number => DAY_THRESHOLDS.filter((threshold) => total >= threshold).length;
