import { LUMINOUS_GRAHAS, type LuminousGraha } from "../../ids.ts";
import { sphutaDrishtiVirupas } from "../aspect.ts";
import { isNaturalBenefic } from "./benefic.ts";
import { part, type StrengthFacts, type StrengthReason } from "./strength-facts.ts";

/** Strength of sight: a quarter of all glances on the graha, those of benefics added, of malefics taken off. BPHS 27.19. */
export function drikBala(graha: LuminousGraha, { longitudesDeg }: StrengthFacts): StrengthReason {
  const glances = LUMINOUS_GRAHAS.filter((other) => other !== graha).map((other) => {
    const virupas = sphutaDrishtiVirupas(other, longitudesDeg[other], longitudesDeg[graha]);
    return [other, isNaturalBenefic(other, longitudesDeg) ? virupas : -virupas] as const;
  });
  const sum = glances.reduce((total, [, virupas]) => total + virupas, 0);
  return part(graha, "strength.sight", sum / 4, 19, Object.fromEntries(glances.filter(([, virupas]) => virupas !== 0)));
}
