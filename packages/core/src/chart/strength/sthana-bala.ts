import { signedDegrees } from "../../angle/degrees.ts";
import { byId } from "../../by-id.ts";
import type { LuminousGraha } from "../../ids.ts";
import { type CompoundRelation, compoundRelation } from "../dignity/compound-relation.ts";
import { dignityOf } from "../dignity/dignity.ts";
import { vargaRasi } from "../varga/varga.ts";
import { degreesInRasi, houseFrom, isOddRasi, RASI_LORDS, rasiOf } from "../zodiac/rasi.ts";
import { part, SEVEN_VARGAS, type SevenVarga, type StrengthFacts, type StrengthReason } from "./strength-facts.ts";

/** Deepest exaltation, sidereal degrees: BPHS ch. 3, v. 49-50. Deepest debilitation is opposite. */
const DEEPEST_EXALTATION_DEG: Readonly<Record<LuminousGraha, number>> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

/** Halved at every step, as Raman reads the verse; Santhanam has 20, 15, 10, 4 and 2 for the last five. */
const VIRUPAS_OF_STANDING: Readonly<Record<CompoundRelation | "moolatrikona" | "own", number>> = {
  moolatrikona: 45,
  own: 30,
  great_friend: 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  great_enemy: 1.875,
};

function standingIn(
  varga: SevenVarga,
  graha: LuminousGraha,
  longitudesDeg: StrengthFacts["longitudesDeg"],
): keyof typeof VIRUPAS_OF_STANDING {
  const longitudeDeg = longitudesDeg[graha];
  if (varga === "D1" && dignityOf(graha, longitudeDeg).verdict === "moolatrikona") return "moolatrikona";
  const lord = RASI_LORDS[vargaRasi(varga, longitudeDeg)];
  return lord === graha ? "own" : compoundRelation(graha, lord, rasiOf(longitudeDeg), rasiOf(longitudesDeg[lord]));
}

const isFemale = (graha: LuminousGraha): boolean => graha === "moon" || graha === "venus";

/** Virupas for an odd or even sign: even for Moon and Venus, odd for the others. */
const parityVirupas = (graha: LuminousGraha, rasi: ReturnType<typeof rasiOf>): number =>
  isOddRasi(rasi) === isFemale(graha) ? 0 : 15;

function kendraVirupas(house: number): number {
  if (house % 3 === 1) return 60;
  return house % 3 === 2 ? 30 : 15;
}

/** The third of a sign in which a graha is strong: male the first, neuter the second, female the last. */
function strongThird(graha: LuminousGraha): number {
  if (isFemale(graha)) return 2;
  return graha === "mercury" || graha === "saturn" ? 1 : 0;
}

/** Strength of place, in its five parts: BPHS 27.1-6. */
export function sthanaBala(graha: LuminousGraha, facts: StrengthFacts): readonly StrengthReason[] {
  const { longitudesDeg, lagnaDeg } = facts;
  const longitudeDeg = longitudesDeg[graha];
  const rasi = rasiOf(longitudeDeg);
  const navamsa = vargaRasi("D9", longitudeDeg);
  const fromDebilitationDeg = Math.abs(signedDegrees(longitudeDeg - DEEPEST_EXALTATION_DEG[graha] - 180));
  const standings = byId(SEVEN_VARGAS, (varga) => standingIn(varga, graha, longitudesDeg));
  const inVargas = SEVEN_VARGAS.reduce((sum, varga) => sum + VIRUPAS_OF_STANDING[standings[varga]], 0);
  const house = houseFrom(rasiOf(lagnaDeg), rasi);
  const third = Math.floor(degreesInRasi(longitudeDeg) / 10);
  return [
    part(graha, "strength.exaltation", fromDebilitationDeg / 3, 1, { fromDebilitationDeg }),
    part(graha, "strength.seven_vargas", inVargas, [2, 4], standings),
    part(graha, "strength.odd_or_even_sign", parityVirupas(graha, rasi) + parityVirupas(graha, navamsa), 4, {
      rasi,
      navamsa,
    }),
    part(graha, "strength.kendra", kendraVirupas(house), 5, { house }),
    part(graha, "strength.drekkana", third === strongThird(graha) ? 15 : 0, 6, { third: third + 1 }),
  ];
}
