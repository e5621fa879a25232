import type { BinduFacts, SadeSatiFacts, TransitFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** Transits to one person's chart. */
export interface GocharaWords {
  readonly reasons: RuleWords<TransitFacts & BinduFacts>;
  /** Saturn's stays that count from the Moon. */
  readonly saturn: RuleWords<SadeSatiFacts>;
}
