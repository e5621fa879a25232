import type { Direction, Rasi, Tattva } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { rasiIndex } from "./rasi.ts";

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
