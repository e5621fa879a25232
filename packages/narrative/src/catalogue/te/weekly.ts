import type { WeeklyWords } from "../week-words.ts";
import { WEEK_STORY_TE } from "./week/story.ts";
import { WEEK_REASONS_TE, WEEK_STORY_REASONS_TE } from "./week-reasons.ts";

export const WEEKLY_TE: WeeklyWords = {
  story: WEEK_STORY_TE,
  reasons: WEEK_REASONS_TE,
  storyReasons: WEEK_STORY_REASONS_TE,
};
