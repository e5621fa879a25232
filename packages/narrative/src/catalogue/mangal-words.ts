import type { MangalRule } from "@vedanga/core";
import type { RuleWords } from "../reason-sentence.ts";

/** What the sentence about the whole of a Mangal dosha needs. */
export interface MangalSummary {
  /** 0 to 100. */
  readonly score: number;
  /** Whether Mars stands in one of the six houses from anyone, before anything is cancelled. */
  readonly isMade: boolean;
  /** Whether part of it was cancelled and part remains. */
  readonly isAnshik: boolean;
}

export interface MangalWords {
  readonly summary: (summary: MangalSummary) => string;
  readonly reasons: RuleWords<MangalRule>;
}
