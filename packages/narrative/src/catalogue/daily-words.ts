import type { DayFacts, DayLuckFacts, DayStoryFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";
import type { DayStoryWords } from "./day-story-words.ts";

/** The words for a day: its story, and why its figures and its story are as they are. */
export interface DailyWords {
  readonly story: DayStoryWords;
  readonly reasons: RuleWords<DayFacts & DayLuckFacts>;
  readonly storyReasons: RuleWords<DayStoryFacts>;
}
