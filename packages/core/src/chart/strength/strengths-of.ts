import { normalizeDegrees, signedDegrees } from "../../angle/degrees.ts";
import { byId } from "../../by-id.ts";
import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { sphutaDrishtiVirupas } from "../aspect.ts";
import { isNaturalBenefic } from "./benefic.ts";
import { kalaBala } from "./kala-bala.ts";
import { NEEDED_RUPAS } from "./needed-strength.ts";
import { sthanaBala } from "./sthana-bala.ts";
import {
  type CardinalDirection,
  part,
  STAR_GRAHAS,
  type StarGraha,
  type StrengthFacts,
  type StrengthReason,
} from "./strength-facts.ts";

export const SIX_STRENGTHS = ["sthana", "dig", "kala", "cheshta", "naisargika", "drik"] as const;
export type SixStrength = (typeof SIX_STRENGTHS)[number];

/** The six strengths of a graha. 60 virupas make a rupa. */
export interface GrahaStrength {
  readonly graha: LuminousGraha;
  /** Each strength: the sum of the points of its reasons. Only that of sight can be below nothing. */
  readonly virupas: Readonly<Record<SixStrength, number>>;
  readonly totalRupas: number;
  /** What it needs to give its fruit. */
  readonly neededRupas: number;
  readonly isSufficient: boolean;
  readonly reasons: Readonly<Record<SixStrength, readonly StrengthReason[]>>;
}

const sumOf = (reasons: readonly StrengthReason[]): number => reasons.reduce((sum, { points }) => sum + points, 0);

/** Shadbala of the seven from facts given. */
export function strengthsOf(facts: StrengthFacts): Readonly<Record<LuminousGraha, GrahaStrength>> {
  return byId(LUMINOUS_GRAHAS, (graha): GrahaStrength => {
    const reasons = {
      sthana: sthanaBala(graha, facts),
      dig: [digBala(graha, facts)],
      kala: [...kalaBala(graha, facts), ...warOf(graha, facts)],
      cheshta: [cheshtaBala(graha, facts)],
      naisargika: [naisargikaBala(graha)],
      drik: [drikBala(graha, facts)],
    };
    const virupas = byId(SIX_STRENGTHS, (strength) => sumOf(reasons[strength]));
    const totalRupas = SIX_STRENGTHS.reduce((sum, strength) => sum + virupas[strength], 0) / 60;
    const neededRupas = NEEDED_RUPAS[graha];
    return { graha, virupas, totalRupas, neededRupas, isSufficient: totalRupas >= neededRupas, reasons };
  });
}

function warOf(graha: LuminousGraha, facts: StrengthFacts): readonly StrengthReason[] {
  const star = STAR_GRAHAS.find((known) => known === graha);
  if (star === undefined) return [];
  const beforeDeclination = (other: LuminousGraha): number =>
    sumOf([
      ...sthanaBala(other, facts),
      digBala(other, facts),
      ...kalaBala(other, facts).filter(({ rule }) => rule !== "strength.declination"),
    ]);
  return yuddhaBala(star, facts, beforeDeclination);
}

/** Where each is strongest: in the east at the lagna, in the south at the midheaven, in the west, in the north. */
const STRONGEST: Readonly<Record<LuminousGraha, CardinalDirection>> = {
  sun: "south",
  moon: "north",
  mars: "south",
  mercury: "east",
  jupiter: "east",
  venus: "north",
  saturn: "west",
};

/**
 * Strength of direction: a third of the degrees from the point where it has none, which is opposite the strongest. The
 * points are the degrees of lagna and midheaven and those opposite, the middles of these four houses (Sripati). BPHS 27.7-8.
 */
function digBala(graha: LuminousGraha, { longitudesDeg, lagnaDeg, midheavenDeg }: StrengthFacts): StrengthReason {
  const direction = STRONGEST[graha];
  const strongestDeg = {
    east: lagnaDeg,
    south: midheavenDeg,
    west: lagnaDeg + 180,
    north: midheavenDeg + 180,
  }[direction];
  const awayDeg = Math.abs(signedDegrees(longitudesDeg[graha] - strongestDeg));
  return part(graha, "strength.direction", (180 - awayDeg) / 3, [7, 8], { direction, awayDeg });
}

/**
 * Strength of motion of the five: a third of the cheshta kendra, the degrees from the middle of mean and true place to
 * the apex of swiftness, 180 where the graha is deepest in its retrogression. BPHS 27.24-25; Raman, Graha and Bhava
 * Balas, art. 105-107. Sun and Moon have none here: theirs is the doubling of declination and paksha in the strength
 * of time, the same virupas under another name (27.18).
 */
function cheshtaBala(graha: LuminousGraha, { longitudesDeg, motions }: StrengthFacts): StrengthReason {
  const star = STAR_GRAHAS.find((known) => known === graha);
  if (star === undefined) return part(graha, "strength.motion", 0, 18, {});
  const { meanDeg, apexDeg } = motions[star];
  const middleDeg = normalizeDegrees(meanDeg + signedDegrees(longitudesDeg[graha] - meanDeg) / 2);
  const kendraDeg = Math.abs(signedDegrees(apexDeg - middleDeg));
  return part(graha, "strength.motion", kendraDeg / 3, [24, 25], { kendraDeg });
}

/** From the strongest by nature. */
const BY_NATURE: readonly LuminousGraha[] = ["sun", "moon", "venus", "jupiter", "mercury", "mars", "saturn"];

/** Natural strength: sevenths of a rupa, the Sun seven of them, Saturn one. BPHS 27.14. */
const naisargikaBala = (graha: LuminousGraha): StrengthReason =>
  part(graha, "strength.nature", (60 * (7 - BY_NATURE.indexOf(graha))) / 7, 14, {});

/** Strength of sight: a quarter of all glances on the graha, those of benefics added, of malefics taken off. BPHS 27.19. */
function drikBala(graha: LuminousGraha, { longitudesDeg }: StrengthFacts): StrengthReason {
  const glances = LUMINOUS_GRAHAS.filter((other) => other !== graha).map((other) => {
    const virupas = sphutaDrishtiVirupas(other, longitudesDeg[other], longitudesDeg[graha]);
    return [other, isNaturalBenefic(other, longitudesDeg) ? virupas : -virupas] as const;
  });
  const sum = glances.reduce((total, [, virupas]) => total + virupas, 0);
  return part(graha, "strength.sight", sum / 4, 19, Object.fromEntries(glances.filter(([, virupas]) => virupas !== 0)));
}

/** Discs in seconds of arc (Raman, Graha and Bhava Balas, art. 77). */
const DISC_ARCSEC: Readonly<Record<StarGraha, number>> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
};
const WAR_ORB_DEG = 1;

/**
 * War of two of the five within a degree: the one behind in longitude wins what the difference of their strengths so far
 * gives, divided by the difference of their discs; the other loses it. BPHS 27.20; the size and the victor by Raman,
 * art. 76-77 (the verse itself has the northern one win). `soFar`: place, direction and time up to the hour.
 */
function yuddhaBala(
  graha: StarGraha,
  { longitudesDeg }: StrengthFacts,
  soFar: (graha: StarGraha) => number,
): readonly StrengthReason[] {
  return STAR_GRAHAS.flatMap((rival): readonly StrengthReason[] => {
    const aheadDeg = signedDegrees(longitudesDeg[rival] - longitudesDeg[graha]);
    if (rival === graha || Math.abs(aheadDeg) >= WAR_ORB_DEG || aheadDeg === 0) return [];
    const size = Math.abs((soFar(graha) - soFar(rival)) / (DISC_ARCSEC[graha] - DISC_ARCSEC[rival]));
    return [part(graha, "strength.war", aheadDeg > 0 ? size : -size, 20, { rival, aheadDeg })];
  });
}
