import type { DashaRule, DignityRule, LuckyRule, NatureRule, PlacementRule } from "@vedanga/core";
import type { RuleWords } from "../reason-sentence.ts";

/** Why the figures of a planet are what they are. Reasons of dignity bear the verdict too, as the fact `dignity`. */
export interface PlanetWords {
  readonly reasons: RuleWords<PlacementRule | DignityRule | NatureRule | DashaRule | LuckyRule>;
}
