import { cite } from "../../citation.ts";
import type { LuminousGraha } from "../../ids.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import type { StrengthRuleFacts } from "./strength-facts.ts";

/** The rupas a graha needs to give its fruit, as B. V. Raman lists them (Graha and Bhava Balas). */
export const NEEDED_RUPAS: Readonly<Record<LuminousGraha, number>> = {
  sun: 5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
};

/** BPHS 27.32-33 in Santhanam's edition differs from Raman in the Sun alone. */
const NEEDED_IN_BPHS: Readonly<Record<LuminousGraha, number>> = { ...NEEDED_RUPAS, sun: 6.5 };

/** What its strength is compared with, in virupas. */
export function neededReason(
  graha: LuminousGraha,
  totalRupas: number,
): Reason<StrengthRuleFacts, LuminousGraha, "strength.needed"> {
  const facts = {
    totalVirupas: totalRupas * 60,
    neededVirupas: NEEDED_RUPAS[graha] * 60,
    neededInBphsVirupas: NEEDED_IN_BPHS[graha] * 60,
  };
  const source = { together: [{ work: "graha_and_bhava_balas" }, cite("bphs", 27, [32, 33])] } as const;
  return reasonMaker<StrengthRuleFacts, LuminousGraha>()("strength.needed", facts, source, graha);
}
