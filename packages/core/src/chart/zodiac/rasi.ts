import { normalizeDegrees } from "../../angle/degrees.ts";
import { type LuminousGraha, RASIS, type Rasi } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";

/** The lord of each sign. BPHS ch. 4 (signs described) and ch. 3, v. 51-54. */
export const RASI_LORDS: Readonly<Record<Rasi, LuminousGraha>> = {
  mesha: "mars",
  vrishabha: "venus",
  mithuna: "mercury",
  karka: "moon",
  simha: "sun",
  kanya: "mercury",
  tula: "venus",
  vrischika: "mars",
  dhanu: "jupiter",
  makara: "saturn",
  kumbha: "saturn",
  meena: "jupiter",
};

/** 0 for Mesha to 11 for Meena. */
export const rasiIndex = (rasi: Rasi): number => RASIS.indexOf(rasi);

/** The sign of any count, 0 or 12 or -12 being Mesha. */
export const rasiAt = (index: number): Rasi => itemAt(RASIS, ((index % 12) + 12) % 12);

/** The sign a sidereal longitude is in; a sign includes its first point and not its last. */
export const rasiOf = (longitudeDeg: number): Rasi => rasiAt(Math.floor(normalizeDegrees(longitudeDeg) / 30));

/** Degrees from the start of the sign, 0 <= x < 30. */
export const degreesInRasi = (longitudeDeg: number): number => normalizeDegrees(longitudeDeg) % 30;

/** The whole-sign house of `rasi` counted from `from`, 1 to 12; the sign itself is the first. */
export const houseFrom = (from: Rasi, rasi: Rasi): number => ((rasiIndex(rasi) - rasiIndex(from) + 12) % 12) + 1;

/** Mesha, Mithuna, Simha … are odd. */
export const isOddRasi = (rasi: Rasi): boolean => rasiIndex(rasi) % 2 === 0;
