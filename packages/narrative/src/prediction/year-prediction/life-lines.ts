import type { Told, Verdict, YearAspectWords } from "../../catalogue/yearly-words.ts";
import { unused } from "./unused.ts";

/** Whose quarter it is: what chooses among the ways of a walk of life. */
export interface LifeSeed {
  /** 0 to 11 */
  readonly sign: number;
  readonly year: number;
  /** 1 to 4 */
  readonly quarter: number;
}

/**
 * What the quarter brings to each walk of life, beginning with another walk each quarter. A sign starts each walk at a way of
 * its own, by the digits of its number to the base of four, so that no two signs read alike; and goes on by one way a quarter.
 */
export function livesOf(
  { lives }: Pick<YearAspectWords, "lives">,
  verdict: Verdict,
  { sign, year, quarter }: LifeSeed,
  said: Set<string>,
): readonly Told[] {
  const [ones, fours] = [sign % 4, Math.floor(sign / 4)];
  const starts = [ones, fours, ones + fours, ones + 2 * fours];
  const told = lives.map((life, index) => unused(said, life[verdict], (starts[index] ?? 0) + year + quarter));
  const first = (sign + year + quarter) % lives.length;
  return [...told.slice(first), ...told.slice(0, first)].filter((life) => life !== undefined);
}
