import { byId } from "../../by-id.ts";
import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { cheshtaBala } from "./cheshta-bala.ts";
import { digBala } from "./dig-bala.ts";
import { drikBala } from "./drik-bala.ts";
import { kalaBala } from "./kala-bala.ts";
import { naisargikaBala } from "./naisargika-bala.ts";
import { sthanaBala } from "./sthana-bala.ts";
import { STAR_GRAHAS, type StrengthFacts, type StrengthReason } from "./strength-facts.ts";
import { yuddhaBala } from "./yuddha-bala.ts";

export const SIX_STRENGTHS = ["sthana", "dig", "kala", "cheshta", "naisargika", "drik"] as const;
export type SixStrength = (typeof SIX_STRENGTHS)[number];

/** The six strengths of a graha. 60 virupas make a rupa. */
export interface GrahaStrength {
  readonly graha: LuminousGraha;
  /** Each strength: the sum of the points of its reasons. Only that of sight can be below nothing. */
  readonly virupas: Readonly<Record<SixStrength, number>>;
  readonly totalRupas: number;
  /** What it needs to give its fruit: BPHS 27.32-33. */
  readonly neededRupas: number;
  readonly isSufficient: boolean;
  readonly reasons: Readonly<Record<SixStrength, readonly StrengthReason[]>>;
}

const NEEDED_RUPAS: Readonly<Record<LuminousGraha, number>> = {
  sun: 5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
};

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
