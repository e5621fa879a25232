import { NAMES_EN } from "@vedanga/names/en/names";
import type { WeekStoryWords } from "../../week-words.ts";
import { monthDayEn } from "../civil-day.ts";
import { WEEK_ASPECTS_EN } from "./aspects.ts";
import { WEEK_EVENTS_EN } from "./events.ts";
import { WEEK_HEADLINE_EN } from "./headline.ts";
import { WEEK_MOON_EN } from "./moon.ts";

export const WEEK_STORY_EN: WeekStoryWords = {
  day: (vara, month, day) => `${NAMES_EN.vara[vara].weekday} ${monthDayEn(month, day)}`,
  ...WEEK_HEADLINE_EN,
  ...WEEK_MOON_EN,
  ...WEEK_EVENTS_EN,
  ...WEEK_ASPECTS_EN,
};
