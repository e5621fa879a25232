import type { DailyWords } from "../daily-words.ts";
import { DAY_STORY_TE } from "./day/story.ts";
import { DAY_REASONS_TE } from "./day-reasons.ts";
import { DAY_STORY_REASONS_TE } from "./day-story-reasons.ts";

export const DAILY_TE: DailyWords = {
  story: DAY_STORY_TE,
  reasons: DAY_REASONS_TE,
  storyReasons: DAY_STORY_REASONS_TE,
};
