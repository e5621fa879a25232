import { timeEn } from "@vedanga/names/en/clock";
import { dialFigures } from "../../../figures.ts";
import type { DayStoryWords } from "../../day-story-words.ts";
import { ACTS_EN } from "./act.ts";
import { CLOSING_EN } from "./closing.ts";
import { COUNSEL_EN, PLAIN_EN } from "./counsel.ts";
import { JUPITER_EFFECTS_EN } from "./effect-jupiter.ts";
import { KETU_EFFECTS_EN } from "./effect-ketu.ts";
import { MARS_EFFECTS_EN } from "./effect-mars.ts";
import { MERCURY_EFFECTS_EN } from "./effect-mercury.ts";
import { MOON_EFFECTS_EN } from "./effect-moon.ts";
import { RAHU_EFFECTS_EN } from "./effect-rahu.ts";
import { SATURN_EFFECTS_EN } from "./effect-saturn.ts";
import { SUN_EFFECTS_EN } from "./effect-sun.ts";
import { VENUS_EFFECTS_EN } from "./effect-venus.ts";
import { EVENTS_EN } from "./events.ts";
import { HEADLINE_EN } from "./headline.ts";
import { OPENING_EN, TURNING_EN } from "./opening.ts";
import { TARA_EN } from "./tara.ts";

function standing(ofTen: number, of: "sign" | "star"): string {
  if (ofTen === 0) return `Hardly any day of this ${of} has a lower score.`;
  if (ofTen === 10) return `Hardly any day of this ${of} has a higher score.`;
  return `Higher than on about ${ofTen === 5 ? "half of the" : `${ofTen} of 10`} days of this ${of}.`;
}

export const DAY_STORY_EN: DayStoryWords = {
  effect: {
    sun: SUN_EFFECTS_EN,
    moon: MOON_EFFECTS_EN,
    mars: MARS_EFFECTS_EN,
    mercury: MERCURY_EFFECTS_EN,
    jupiter: JUPITER_EFFECTS_EN,
    venus: VENUS_EFFECTS_EN,
    saturn: SATURN_EFFECTS_EN,
    rahu: RAHU_EFFECTS_EN,
    ketu: KETU_EFFECTS_EN,
  },
  headline: HEADLINE_EN,
  eclipseHeadline: [
    "A quiet day, with an eclipse",
    "A day for prayer and simple things",
    "An eclipse today: leave new plans for tomorrow",
    "An eclipse today: keep the day simple",
    "A day for finishing things, with an eclipse",
  ],
  opening: OPENING_EN,
  turning: TURNING_EN,
  tara: TARA_EN,
  time: (time) => timeEn(dialFigures(time), time.hour),
  standing,
  plain: PLAIN_EN,
  counsel: COUNSEL_EN,
  ...EVENTS_EN,
  ...ACTS_EN,
  ...CLOSING_EN,
};
