import type { ChartYoga, Dignity, LuminousGraha, StrengthRuleFacts, YogaFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** Dignity, the six strengths and the combinations of a chart. */
export interface StrengthWords {
  readonly dignity: Readonly<Record<Dignity, string>>;
  readonly reasons: RuleWords<StrengthRuleFacts, LuminousGraha>;
}

export interface ChartYogaWords {
  readonly names: Readonly<Record<ChartYoga, string>>;
  /** What a combination is said to mean, in moderate words. */
  readonly meanings: Readonly<Record<ChartYoga, string>>;
  readonly reasons: RuleWords<YogaFacts>;
}
