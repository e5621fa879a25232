import type { PapaFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** How much the malefics of a chart weigh on marriage. */
export interface PapaWords {
  /** The units of two births compared. */
  readonly match: (totals: { readonly groom: number; readonly bride: number }) => string;
  readonly reasons: RuleWords<PapaFacts>;
}
