import { type Citation, cite } from "../citation.ts";
import type { Gem } from "../ids.ts";

/** What a jeweller looks for in a stone, and does not want to find. */
const GEM_FLAWS = [
  "turbid",
  "dull",
  "lines",
  "mineral",
  "broken",
  "gritty",
  "ill_drilled",
  "crows_foot",
  "specks",
  "hairlines",
  "bubbles",
  "flat",
  "rough",
  "spots",
  "uneven",
  "double",
  "holes",
  "broken_band",
] as const;
export type GemFlaw = (typeof GEM_FLAWS)[number];

/** Stones in general: kalusha, mandadyuti, lekhakirna, sadhatu, khanda, durviddha, sasharkara. */
const OF_STONES = cite("brihat_samhita", 82, 4);
const OF_DIAMONDS = cite("brihat_samhita", 80, 15);
const OF_DIAMONDS_BESIDES = cite("brihat_samhita", 80, 16);
const OF_PEARLS = cite("brihat_samhita", 81, [3, 6]);
/** The keeper of the treasury examines pearls and corals. */
const IN_THE_TREASURY: Citation = { work: "arthashastra", kanda: 2, chapter: 11 };

/** Where each flaw is described. No old text describes the band of the cat's eye. */
export const FLAW_SOURCE: Readonly<Record<GemFlaw, Citation>> = {
  turbid: OF_STONES,
  // With the verses on what it takes off the price.
  dull: cite("brihat_samhita", 82, 4, [7, 11]),
  lines: OF_STONES,
  mineral: OF_STONES,
  broken: OF_STONES,
  gritty: OF_STONES,
  ill_drilled: OF_STONES,
  crows_foot: OF_DIAMONDS,
  specks: OF_DIAMONDS,
  hairlines: OF_DIAMONDS,
  bubbles: OF_DIAMONDS_BESIDES,
  flat: OF_DIAMONDS_BESIDES,
  rough: IN_THE_TREASURY,
  spots: IN_THE_TREASURY,
  uneven: OF_PEARLS,
  double: IN_THE_TREASURY,
  holes: IN_THE_TREASURY,
  broken_band: { practice: "twentieth_century" },
};

const CLEAR_STONE: readonly GemFlaw[] = ["turbid", "dull", "lines", "mineral", "broken", "gritty"];

/** The flaws of each stone, the first the one to look for first. */
export const FLAWS_OF_GEM: Readonly<Record<Gem, readonly GemFlaw[]>> = {
  ruby: CLEAR_STONE,
  pearl: ["dull", "rough", "spots", "uneven", "double", "ill_drilled"],
  coral: ["holes", "dull", "lines", "broken", "ill_drilled"],
  emerald: CLEAR_STONE,
  yellow_sapphire: CLEAR_STONE,
  diamond: ["crows_foot", "specks", "hairlines", "bubbles", "flat", "broken"],
  blue_sapphire: CLEAR_STONE,
  gomedhaka: CLEAR_STONE,
  cat_eye: ["broken_band", "turbid", "dull", "lines", "mineral", "broken"],
};
