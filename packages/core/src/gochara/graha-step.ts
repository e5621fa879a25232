import type { Graha, NodeKind } from "../ids.ts";

/**
 * Days between two looks at a graha: two thirds of its shortest run between two stations, so that it turns at most once
 * from one to the next (Mercury's retrograde lasts 19 days or more, Venus's 40, Mars's 58, Jupiter's 118, Saturn's 133).
 */
const STEP_DAYS: Readonly<Record<Graha, number>> = {
  sun: 30,
  moon: 2,
  mars: 38,
  mercury: 12,
  jupiter: 80,
  venus: 26,
  saturn: 90,
  rahu: 300,
  ketu: 300,
};

/** The true node swings to and fro about the mean one every fortnight or so. */
const TRUE_NODE_STEP_DAYS = 2;

export const grahaStepDays = (body: Graha, node: NodeKind): number =>
  (body === "rahu" || body === "ketu") && node === "true" ? TRUE_NODE_STEP_DAYS : STEP_DAYS[body];
