import type { DayFacts, DayLuckFacts, DayStoryFacts, LifeAspect } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";
import type { DayStoryWords } from "./day-story-words.ts";

/** The words for a day: its story, and why its figures and its story are as they are. */
export interface DailyWords {
  /** An aspect of life inside a sentence. */
  readonly aspect: Readonly<Record<LifeAspect, string>>;
  readonly story: DayStoryWords;
  readonly reasons: RuleWords<DayFacts & DayLuckFacts>;
  readonly storyReasons: RuleWords<DayStoryFacts>;
}
