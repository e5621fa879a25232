import { friendship } from "../chart/dignity/friendship.ts";
import { type Gem, GRAHAS, type Graha, LUMINOUS_GRAHAS, type LuminousGraha } from "../ids.ts";
import { GRAHA_GEM } from "./graha-gem.ts";

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
