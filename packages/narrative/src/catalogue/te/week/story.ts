import { NAMES_TE } from "@vedanga/names/te/names";
import type { WeekStoryWords } from "../../week-words.ts";
import { monthDayTe } from "../civil-day.ts";
import { WEEK_ASPECTS_TE } from "./aspects.ts";
import { WEEK_EVENTS_TE } from "./events.ts";
import { WEEK_HEADLINE_TE } from "./headline.ts";
import { WEEK_MOON_TE } from "./moon.ts";

export const WEEK_STORY_TE: WeekStoryWords = {
  // The date in brackets, so that a case ending follows it as a word of its own: మంగళవారం (నవంబర్ 24) నుండి.
  day: (vara, month, day) => `${NAMES_TE.vara[vara].weekday} (${monthDayTe(month, day)})`,
  ...WEEK_HEADLINE_TE,
  ...WEEK_MOON_TE,
  ...WEEK_EVENTS_TE,
  ...WEEK_ASPECTS_TE,
};
