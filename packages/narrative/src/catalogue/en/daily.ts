import type { DailyWords } from "../daily-words.ts";
import { DAY_STORY_EN } from "./day/story.ts";
import { DAY_REASONS_EN } from "./day-reasons.ts";
import { DAY_STORY_REASONS_EN } from "./day-story-reasons.ts";

export const DAILY_EN: DailyWords = {
  story: DAY_STORY_EN,
  reasons: DAY_REASONS_EN,
  storyReasons: DAY_STORY_REASONS_EN,
};
