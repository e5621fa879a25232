import { normalizeDegrees } from "../../angle/degrees.ts";
import { type Direction, type LuminousGraha, RASIS, type Rasi, type Tattva } from "../../ids.ts";
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

const MODALITIES = ["movable", "fixed", "dual"] as const;
export type Modality = (typeof MODALITIES)[number];

export interface RasiCharacter {
  readonly modality: Modality;
  readonly tattva: Exclude<Tattva, "akasha">;
  readonly direction: Direction;
}

const ELEMENTS = ["agni", "prithvi", "vayu", "jala"] as const;
const QUARTERS = ["east", "south", "west", "north"] as const;

/**
 * What a sign is by its place among the twelve. From Mesha on they are movable, fixed and dual by threes, and lie east,
 * south, west and north by fours: Brihat Jataka 1.11. Fire, earth, air and water follow the same fours.
 */
export function rasiCharacter(rasi: Rasi): RasiCharacter {
  const index = rasiIndex(rasi);
  return {
    modality: itemAt(MODALITIES, index % 3),
    tattva: itemAt(ELEMENTS, index % 4),
    direction: itemAt(QUARTERS, index % 4),
  };
}
