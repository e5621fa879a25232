import type { BinduRule, TransitRule } from "@vedanga/core";
import type { RuleWords } from "../reason-sentence.ts";

/** Transits to one person's chart. */
export interface GocharaWords {
  readonly reasons: RuleWords<TransitRule | BinduRule>;
}
