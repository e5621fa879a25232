import type { Bala, BalaFacts, BinduFacts, SadeSatiFacts, Tara, TransitFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** Transits to one person's chart. */
export interface GocharaWords {
  readonly reasons: RuleWords<TransitFacts & BinduFacts>;
  /** Saturn's stays that count from the Moon. */
  readonly saturn: RuleWords<SadeSatiFacts>;
  readonly tara: Readonly<Record<Tara, string>>;
  /** After the name of a tara or a sign. */
  readonly balaName: Readonly<Record<Bala, string>>;
  readonly balaReasons: RuleWords<BalaFacts, "moon">;
}
