import type { WeeklyWords } from "../week-words.ts";
import { WEEK_STORY_EN } from "./week/story.ts";
import { WEEK_REASONS_EN, WEEK_STORY_REASONS_EN } from "./week-reasons.ts";

export const WEEKLY_EN: WeeklyWords = {
  story: WEEK_STORY_EN,
  reasons: WEEK_REASONS_EN,
  storyReasons: WEEK_STORY_REASONS_EN,
};
