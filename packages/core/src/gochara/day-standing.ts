import { DAY_THRESHOLDS, STAR_DAY_THRESHOLDS } from "./day-thresholds.ts";

/** Of ten days of a Moon sign, or of a star of birth, about how many have a lower total than this, 0 to 10, counted over thirty years. */
export const standingOf = (total: number, of: "sign" | "star"): number =>
  (of === "sign" ? DAY_THRESHOLDS : STAR_DAY_THRESHOLDS).filter((threshold) => total >= threshold).length;
