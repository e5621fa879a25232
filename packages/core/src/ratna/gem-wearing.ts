import { friendship } from "../chart/dignity/friendship.ts";
import { type Gem, GRAHAS, type Graha, LUMINOUS_GRAHAS, type LuminousGraha, type Vara } from "../ids.ts";

/** The stone of each graha: Jataka Parijata ch. 2, v. 21; the verse is also in Mani-mala (S. M. Tagore, 1879), v. 79. */
export const GRAHA_GEM: Readonly<Record<Graha, Gem>> = {
  sun: "ruby",
  moon: "pearl",
  mars: "coral",
  mercury: "emerald",
  jupiter: "yellow_sapphire",
  venus: "diamond",
  saturn: "blue_sapphire",
  rahu: "gomedhaka",
  ketu: "cat_eye",
};

const FINGERS = ["index", "middle", "ring", "little"] as const;
export type Finger = (typeof FINGERS)[number];

const METALS = ["gold", "silver", "copper", "panchaloha"] as const;
export type Metal = (typeof METALS)[number];

/** How custom has a stone worn. */
export interface GemWearing {
  readonly finger: Finger;
  /** Any of these. */
  readonly metals: readonly [Metal, ...Metal[]];
  readonly vara: Vara;
  /** The hour of first putting it on. */
  readonly hour: "sunrise" | "evening";
  readonly caratsFrom: number;
  readonly caratsTo: number;
}

/**
 * Finger, metal, day and weight of each stone, as the trade and today's astrologers of South India have them; no old
 * text gives the whole list. The day is the graha's own; Rahu takes Saturn's and Ketu Mars's (shanivad rahuh,
 * kujavat ketuh).
 */
export const GEM_WEARING: Readonly<Record<Gem, GemWearing>> = {
  ruby: wearing("ring", ["gold"], "ravi", "sunrise", [3, 5]),
  pearl: wearing("little", ["silver"], "soma", "evening", [4, 7]),
  coral: wearing("ring", ["gold", "copper"], "mangala", "sunrise", [5, 8]),
  emerald: wearing("little", ["gold", "silver"], "budha", "sunrise", [3, 6]),
  yellow_sapphire: wearing("index", ["gold"], "guru", "sunrise", [3, 5]),
  diamond: wearing("middle", ["silver", "gold"], "shukra", "sunrise", [0.5, 1.5]),
  blue_sapphire: wearing("middle", ["silver", "panchaloha"], "shani", "evening", [3, 5]),
  gomedhaka: wearing("middle", ["silver", "panchaloha"], "shani", "evening", [5, 8]),
  cat_eye: wearing("middle", ["silver", "gold"], "mangala", "evening", [3, 5]),
};

function wearing(
  finger: Finger,
  metals: readonly [Metal, ...Metal[]],
  vara: Vara,
  hour: GemWearing["hour"],
  [caratsFrom, caratsTo]: readonly [number, number],
): GemWearing {
  return { finger, metals, vara, hour, caratsFrom, caratsTo };
}

/** The ratti by which gems are sold in India is 182 mg; that of goldsmiths is 121.5 mg, 0.61 carat. A carat is 200 mg. */
const CARATS_OF_RATTI = 0.91;

/** To a tenth. */
export const rattiOfCarats = (carats: number): number => Math.round((carats / CARATS_OF_RATTI) * 10) / 10;

/** The nodes have no friends and enemies in Parashara; custom keeps their stones from those of Sun, Moon and Mars. */
const CLASH_WITH_NODES: readonly Graha[] = ["sun", "moon", "mars"];

const luminous = (graha: Graha): LuminousGraha | undefined => LUMINOUS_GRAHAS.find((lit) => lit === graha);

function grahasClash(one: Graha, other: Graha): boolean {
  const [lit, otherLit] = [luminous(one), luminous(other)];
  if (lit !== undefined && otherLit !== undefined) {
    return friendship(lit, otherLit) === "enemy" || friendship(otherLit, lit) === "enemy";
  }
  return CLASH_WITH_NODES.includes(one) || CLASH_WITH_NODES.includes(other);
}

/**
 * The stones that are not worn together with one: those of grahas that are its graha's natural enemies, or whose enemy
 * it is (BPHS 3.55). No old text applies that to stones; it is today's practice.
 */
export function clashingGems(graha: Graha): readonly Gem[] {
  return GRAHAS.filter((other) => other !== graha && grahasClash(graha, other)).map((other) => GRAHA_GEM[other]);
}
