import type { Graha } from "../ids.ts";
import type { SpanTransit } from "./year-houses.ts";

/** What a whole span of one kind of transit counts, before weights. */
interface Counts {
  readonly favourable: number;
  readonly unfavourable: number;
}

/**
 * A graha with few favourable houses counts more in them, one with many counts less, so that over all signs and thirty
 * years each graha's sum is 0 and each moves a score about as far as another of the same weight. Obstructed days count
 * nothing, unfavourable days in the eighth twice. Our own figures, from the shares of 2011 to 2040.
 */
const COUNTS: Readonly<Record<Graha, Counts>> = {
  sun: { favourable: 0.75, unfavourable: 0.25 },
  moon: { favourable: 0, unfavourable: 0 },
  mars: { favourable: 1.06, unfavourable: 0.19 },
  mercury: { favourable: 0.71, unfavourable: 0.375 },
  jupiter: { favourable: 0.77, unfavourable: 0.275 },
  venus: { favourable: 0.38, unfavourable: 0.72 },
  saturn: { favourable: 1.05, unfavourable: 0.19 },
  rahu: { favourable: 1, unfavourable: 0.195 },
  ketu: { favourable: 1, unfavourable: 0.195 },
};

/** How far a span of a graha speaks for (above 0) or against (below 0). */
export function balanceOf({ graha, days, graveDays }: SpanTransit): number {
  const length = days.favourable + days.obstructed + days.unfavourable;
  const { favourable, unfavourable } = COUNTS[graha];
  return (days.favourable * favourable - (days.unfavourable + graveDays) * unfavourable) / length;
}

/** The greatest distance of a score from its base, and how soon it is approached. */
const REACH_POINTS = 47;
const STEEPNESS = 2.25;

/**
 * What each of several forces adds to a score, in whole points: all in the proportion of their sizes, together never as
 * much as `REACH_POINTS` to either side, so that the sum of the points is the score and needs no bound.
 */
export function pointsOf(forces: readonly number[]): readonly number[] {
  const sum = forces.reduce((a, b) => a + b, 0);
  const whole = REACH_POINTS * Math.tanh(STEEPNESS * sum);
  const scale = Math.abs(sum) < 1e-9 ? REACH_POINTS * STEEPNESS : whole / sum;
  const exact = forces.map((force) => force * scale);
  const parts = exact.map(Math.floor);
  const missing = Math.round(whole) - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  // A zero of either sign is one zero.
  return parts.map((part, index) => part + (raised.has(index) ? 1 : 0) || 0);
}
