import type { LordStrength } from "@vedanga/contract";
import type { Dignity } from "@vedanga/core";

const STRENGTH: Readonly<Record<Dignity, LordStrength>> = {
  exalted: "Exalted",
  moolatrikona: "Strong",
  own: "Strong",
  friend: "Neutral",
  neutral: "Neutral",
  enemy: "Weak",
  debilitated: "Debilitated",
};

/** The five words of the wire for seven dignities: a friend's sign is neutral there. */
export const lordStrength = (dignity: Dignity): LordStrength => STRENGTH[dignity];
