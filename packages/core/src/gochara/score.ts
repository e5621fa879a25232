import type { Reason } from "../reason.ts";

/** A reason that counts. */
export interface Counted<Rule extends string> extends Reason<Rule> {
  /** Whole points; 0 where the rule was looked at and nothing came of it. */
  readonly points: number;
}

/** 0 to 100, the sum of its reasons' points. */
export interface Score<Rule extends string> {
  readonly score: number;
  readonly reasons: readonly Counted<Rule>[];
}

export function scoreOf<Rule extends string>(reasons: readonly Counted<Rule>[]): Score<Rule> {
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
