import type { CivilDate } from "@vedanga/contract";

/** How far a day lies along a year, 0 to 100. */
export function percentOfYear({ year, month, day }: CivilDate, of: number): number {
  const [start, end] = [Date.UTC(of, 0, 1), Date.UTC(of + 1, 0, 1)];
  const share = (Date.UTC(year, month - 1, day) - start) / (end - start);
  return Math.round(share * 10_000) / 100;
}

/** A band, or a part of one, narrower than this, in per cent, has no room for the name of a house. */
const LEAST_NAMED = 6;
/** A name nearer to the needle than this is hard to read. */
const CLEAR = 5;

/** Where the name of a band stands, in its middle or, where the needle is there, in its longer part; null without room. */
export function nameAt(from: number, to: number, needle: number | null): number | null {
  const middle = (from + to) / 2;
  if (needle === null || Math.abs(middle - needle) >= CLEAR) return middleOf(from, to);
  return needle >= middle ? middleOf(from, Math.min(needle, to)) : middleOf(Math.max(from, needle), to);
}

const middleOf = (from: number, to: number): number | null => (to - from < LEAST_NAMED ? null : (from + to) / 2);
