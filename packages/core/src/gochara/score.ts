import type { Counted } from "../reason.ts";

/** 0 to 100, the sum of its reasons' points. */
export interface Score<R> {
  readonly score: number;
  readonly reasons: readonly Counted<R>[];
}

export function scoreOf<R>(reasons: readonly Counted<R>[]): Score<R> {
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
