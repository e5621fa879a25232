import type { CharaFacts, Graha, Yogini, YoginiFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** The dashas beside Vimshottari: of yoginis, and of signs. */
export interface MoreDashaWords {
  readonly yogini: Readonly<Record<Yogini, string>>;
  /** The lords of Sankata: the book has Rahu, some halve her years between the nodes. */
  readonly bothNodes: string;
  readonly yoginiReasons: RuleWords<YoginiFacts>;
  readonly charaReasons: RuleWords<CharaFacts, Graha | "lagna">;
}
