import type { Graha, MuddaFacts, VarshaFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** Why a year of a life begins when it does, and who rules it. */
export interface VarshaWords {
  readonly reasons: RuleWords<VarshaFacts, Graha | "lagna">;
  readonly mudda: RuleWords<MuddaFacts>;
}
