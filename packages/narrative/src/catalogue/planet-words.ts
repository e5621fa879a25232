import type {
  AspectFacts,
  DashaFacts,
  DashaLordFacts,
  DignityFacts,
  LuckyFacts,
  NatureFacts,
  PlacementFacts,
} from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** Why the figures of a planet are what they are. */
export interface PlanetWords {
  readonly reasons: RuleWords<
    PlacementFacts & AspectFacts & DignityFacts & NatureFacts & DashaFacts & DashaLordFacts & LuckyFacts
  >;
}
