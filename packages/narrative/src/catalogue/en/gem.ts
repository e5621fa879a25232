import type { Graha } from "@vedanga/core";
import { named, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { GemWords } from "../gem-words.ts";
import { BODY_PART_EN } from "./body-parts.ts";
import { FLAW_EFFECT_EN, FLAW_EN, FLAW_OF_GEM_EN } from "./gem-flaws.ts";
import { GEM_REASONS_EN } from "./gem-reasons.ts";
import { GEM_STONES_EN } from "./gem-stones.ts";
import { listed } from "./phrases.ts";

const METAL = { gold: "gold", silver: "silver", copper: "copper", panchaloha: "panchaloha (the five metals)" } as const;
const HOUR = { sunrise: "within an hour of sunrise", evening: "in the evening, after sunset" } as const;

export const GEM_EN: GemWords = {
  stone: GEM_STONES_EN,
  finger: { index: "Index finger", middle: "Middle finger", ring: "Ring finger", little: "Little finger" },
  flaw: FLAW_EN,
  flawEffect: FLAW_EFFECT_EN,
  flawOfGem: FLAW_OF_GEM_EN,
  metals: (metals) =>
    sentenceStart(
      listed(
        metals.map((metal) => METAL[metal]),
        "or",
      ),
    ),
  weight: ({ caratsFrom, caratsTo, rattiFrom, rattiTo }) =>
    `${caratsFrom} to ${caratsTo} carats (${rattiFrom} to ${rattiTo} ratti)`,
  association: (part) => `By tradition linked with ${BODY_PART_EN[part]}`,
  bodyPart: (part) => sentenceStart(BODY_PART_EN[part].replace(/^the /, "")),
  timeShort: (vara, hour) => `${NAMES_EN.vara[vara].weekday}, ${HOUR[hour]}`,
  time: ({ vara, hour, graha }) =>
    `By custom you put the stone on for the first time on a ${NAMES_EN.vara[vara].weekday}, ${HOUR[hour]}, in the bright half of the lunar month. The day belongs to ${rulerOf(graha)}.`,
  method: ({ gem, metals, finger, vara, graha }) =>
    [
      `Have the ${NAMES_EN.gem[gem]} set in ${listed(
        metals.map((metal) => METAL[metal]),
        "or",
      )}, open below, so that it touches the skin.`,
      `On the ${NAMES_EN.vara[vara].weekday} rinse it in clean water and lay it before the lamp of your household altar.`,
      `Repeat the mantra of ${named(graha)} 108 times and put it on the ${finger} finger of the hand you write with.`,
      "If it does not feel right, take it off; nothing is lost by waiting.",
    ].join(" "),
  rule: "The life stone is the stone of the lord of the 1st, the 9th or the 5th house: the first of them, in this order, that may be strengthened.",
  reasons: GEM_REASONS_EN,
};

function rulerOf(graha: Graha): string {
  if (graha === "rahu") return "Saturn, whose day custom also gives to Rahu";
  if (graha === "ketu") return "Mars, whose day custom also gives to Ketu";
  return named(graha);
}
