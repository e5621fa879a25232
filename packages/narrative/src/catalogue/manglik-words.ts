import type { ManglikFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** Malefics in the houses of Mangal dosha, as one list. */
export interface ManglikWords {
  /** Where neither Mars nor another malefic is in a house that counts. */
  readonly none: string;
  readonly reasons: RuleWords<ManglikFacts>;
}
