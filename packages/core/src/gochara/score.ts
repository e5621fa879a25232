import type { Counted } from "../reason.ts";

/** 0 to 100, the sum of its reasons' points. */
export interface Score<R> {
  readonly score: number;
  readonly reasons: readonly Counted<R>[];
}

export function scoreOf<R>(reasons: readonly Counted<R>[]): Score<R> {
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

/**
 * `total` whole points shared out in proportion to `shares` (each positive), by the largest remainders, the earlier first
 * among equals: the parts are whole, none is below 0, and together they are exactly `total`.
 */
export function apportion(total: number, shares: readonly number[]): readonly number[] {
  const sum = shares.reduce((a, b) => a + b, 0);
  return wholeParts(
    total,
    shares.map((share) => (total * share) / sum),
  );
}

/** Parts of either sign, whose sum is less than one from `total`, in whole points that are together exactly that. */
export function wholeParts(total: number, exact: readonly number[]): readonly number[] {
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return parts.map((part, index) => part + (raised.has(index) ? 1 : 0));
}
