import { timeTe } from "@vedanga/names/te/clock";
import { dialFigures } from "../../../figures.ts";
import type { DayStoryWords } from "../../day-story-words.ts";
import { ACTS_TE } from "./act.ts";
import { CLOSING_TE } from "./closing.ts";
import { COUNSEL_TE, PLAIN_TE } from "./counsel.ts";
import { JUPITER_EFFECTS_TE } from "./effect-jupiter.ts";
import { KETU_EFFECTS_TE } from "./effect-ketu.ts";
import { MARS_EFFECTS_TE } from "./effect-mars.ts";
import { MERCURY_EFFECTS_TE } from "./effect-mercury.ts";
import { MOON_EFFECTS_TE } from "./effect-moon.ts";
import { RAHU_EFFECTS_TE } from "./effect-rahu.ts";
import { SATURN_EFFECTS_TE } from "./effect-saturn.ts";
import { SUN_EFFECTS_TE } from "./effect-sun.ts";
import { VENUS_EFFECTS_TE } from "./effect-venus.ts";
import { EVENTS_TE } from "./events.ts";
import { HEADLINE_TE } from "./headline.ts";
import { OPENING_TE, TURNING_TE } from "./opening.ts";
import { TARA_TE } from "./tara.ts";

const OF = { sign: "ఈ రాశికి", star: "ఈ నక్షత్రానికి" };

function standing(ofTen: number, of: "sign" | "star"): string {
  if (ofTen === 0) return `${OF[of]} ఇంత కన్నా తక్కువ స్కోరు ఉండే రోజులు చాలా అరుదు.`;
  if (ofTen === 10) return `${OF[of]} ఇంత కన్నా ఎక్కువ స్కోరు ఉండే రోజులు చాలా అరుదు.`;
  if (ofTen === 1) return `${OF[of]} ప్రతి 10 రోజుల్లో సుమారు ఒక్క రోజే స్కోరు ఇంత కన్నా తక్కువ.`;
  return `${OF[of]} ${ofTen === 5 ? "సుమారు సగం రోజుల్లో" : `ప్రతి 10 రోజుల్లో సుమారు ${ofTen} రోజులు`} స్కోరు ఇంత కన్నా తక్కువ.`;
}

export const DAY_STORY_TE: DayStoryWords = {
  effect: {
    sun: SUN_EFFECTS_TE,
    moon: MOON_EFFECTS_TE,
    mars: MARS_EFFECTS_TE,
    mercury: MERCURY_EFFECTS_TE,
    jupiter: JUPITER_EFFECTS_TE,
    venus: VENUS_EFFECTS_TE,
    saturn: SATURN_EFFECTS_TE,
    rahu: RAHU_EFFECTS_TE,
    ketu: KETU_EFFECTS_TE,
  },
  headline: HEADLINE_TE,
  eclipseHeadline: [
    "గ్రహణం ఉన్న రోజు, ప్రశాంతంగా గడపండి",
    "జపానికి, దానానికి తగిన రోజు",
    "కొత్త పనులు రేపటికి ఉంచదగిన రోజు",
    "గ్రహణం ఉన్న రోజు, కొన్ని పనులే చాలు",
    "ధ్యానానికి, విశ్రాంతికి తగిన రోజు",
  ],
  opening: OPENING_TE,
  turning: TURNING_TE,
  tara: TARA_TE,
  time: (time) => timeTe(dialFigures(time), time.hour, "sentence"),
  standing,
  plain: PLAIN_TE,
  counsel: COUNSEL_TE,
  ...EVENTS_TE,
  ...ACTS_TE,
  ...CLOSING_TE,
};
