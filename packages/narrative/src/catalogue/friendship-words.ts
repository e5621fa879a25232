import type { LuminousGraha, RegardFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** Why one of the seven is a friend or an enemy of another. */
export interface FriendshipWords {
  readonly reasons: RuleWords<RegardFacts, LuminousGraha>;
}
