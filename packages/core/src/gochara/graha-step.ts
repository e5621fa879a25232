import type { Graha, NodeKind } from "../ids.ts";

/**
 * Days between two looks at a graha: less than half of its shortest run between two stations, so that no pair of them is
 * passed over (Mercury's retrograde lasts 20 days or more, Venus's 40, Mars's 58, Jupiter's 118, Saturn's 133).
 */
const STEP_DAYS: Readonly<Record<Graha, number>> = {
  sun: 15,
  moon: 1,
  mars: 20,
  mercury: 7,
  jupiter: 40,
  venus: 14,
  saturn: 50,
  rahu: 100,
  ketu: 100,
};

/** The true node swings to and fro about the mean one every fortnight or so. */
const TRUE_NODE_STEP_DAYS = 2;

export const grahaStepDays = (body: Graha, node: NodeKind): number =>
  (body === "rahu" || body === "ketu") && node === "true" ? TRUE_NODE_STEP_DAYS : STEP_DAYS[body];
