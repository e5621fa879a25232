import type { Graha } from "@vedanga/core";
import { named, sentenceStart } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { GemWords } from "../gem-words.ts";
import { GEM_REASONS_EN } from "./gem-reasons.ts";
import { GEM_STONES_EN } from "./gem-stones.ts";
import { listed } from "./phrases.ts";

/** What each graha gives, as its stone is said to carry it. */
const GIFT: Readonly<Record<Graha, string>> = {
  sun: "confidence",
  moon: "peace of mind",
  mars: "drive",
  mercury: "clear thinking",
  jupiter: "good judgement",
  venus: "harmony",
  saturn: "steadiness",
  rahu: "focus",
  ketu: "insight",
};

const METAL = { gold: "gold", silver: "silver", copper: "copper", panchaloha: "panchaloha (the five metals)" } as const;
const HOUR = { sunrise: "within an hour of sunrise", evening: "in the evening, after sunset" } as const;

export const GEM_EN: GemWords = {
  stone: GEM_STONES_EN,
  finger: { index: "Index finger", middle: "Middle finger", ring: "Ring finger", little: "Little finger" },
  flaw: {
    crack: "Crack",
    dullness: "Dullness",
    dark_spots: "Dark spots",
    cloudiness: "Cloudiness",
    two_colours: "Two colours",
    pit: "Pit or dent",
    broken_band: "Broken band of light",
  },
  metals: (metals) =>
    sentenceStart(
      listed(
        metals.map((metal) => METAL[metal]),
        "or",
      ),
    ),
  weight: (from, to) => `${from} to ${to} carats`,
  association: (topic) => `By tradition linked with ${topic}`,
  flawEffect: (flaw, graha) => {
    const gift = GIFT[graha];
    switch (flaw) {
      case "crack":
        return `The stone breaks easily; tradition says ${gift} does not last.`;
      case "dullness":
        return `Little light comes back; tradition says ${gift} is small too.`;
      case "dark_spots":
        return `They draw the eye; tradition says they distract from ${gift}.`;
      case "cloudiness":
        return `The colour is veiled; tradition says ${gift} is slow to grow.`;
      case "two_colours":
        return `The stone does not keep to one colour; tradition says ${gift} wavers.`;
      case "pit":
        return `Dirt gathers and the stone wears; tradition says ${gift} grows less bit by bit.`;
      case "broken_band":
        return `The line does not follow the light; tradition says ${gift} comes and goes.`;
    }
  },
  timeShort: (vara, hour) => `${NAMES_EN.vara[vara].weekday}, ${HOUR[hour]}`,
  time: ({ vara, hour, graha }) =>
    `By tradition you put the stone on for the first time on a ${NAMES_EN.vara[vara].weekday}, ${HOUR[hour]}, in the bright half of the lunar month. The day belongs to ${rulerOf(graha)}.`,
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
