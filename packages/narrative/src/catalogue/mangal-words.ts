import type { MangalFacts, MangalReference } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** What the sentence about the whole of a Mangal dosha needs. */
export interface MangalSummary {
  /** 0 to 100. */
  readonly score: number;
  /** The points from which Mars is in one of the six houses, before anything is cancelled. */
  readonly from: readonly MangalReference[];
  /** Whether part of it was cancelled and part remains. */
  readonly isAnshik: boolean;
}

export interface MangalWords {
  readonly summary: (summary: MangalSummary) => string;
  readonly reasons: RuleWords<MangalFacts>;
}

/** A text for each of the houses that make this dosha. */
export type ByMangalHouse = Readonly<Record<1 | 2 | 4 | 7 | 8 | 12, string>>;

export function ofMangalHouse(texts: ByMangalHouse, house: number): string {
  const text: string | undefined = Object.entries(texts).find(([known]) => Number(known) === house)?.[1];
  if (text === undefined) throw new RangeError(`no house of Mangal dosha: ${house}`);
  return text;
}
