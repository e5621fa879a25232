import type { BinduRule, SadeSatiRule, TransitRule } from "@vedanga/core";
import type { RuleWords } from "../reason-sentence.ts";

/** Transits to one person's chart. */
export interface GocharaWords {
  readonly reasons: RuleWords<TransitRule | BinduRule>;
  /** Saturn's stays that count from the Moon. */
  readonly saturn: RuleWords<SadeSatiRule>;
}
