import type { Graha } from "../../ids.ts";

const GRAHA_COLOURS = ["copper", "white", "red", "green", "yellow", "variegated", "black", "smoky_blue"] as const;
export type GrahaColour = (typeof GRAHA_COLOURS)[number];

/**
 * The colour of each graha: Brihat Jataka ch. 2, v. 5 for the seven; the nodes are smoky with blue in BPHS ch. 3,
 * v. 30. Wearing it for luck is later custom.
 */
export const GRAHA_COLOUR: Readonly<Record<Graha, GrahaColour>> = {
  sun: "copper",
  moon: "white",
  mars: "red",
  mercury: "green",
  jupiter: "yellow",
  venus: "variegated",
  saturn: "black",
  rahu: "smoky_blue",
  ketu: "smoky_blue",
};

/**
 * The number of each graha. It is in no text of jyotisha but in the numerology of Cheiro (Book of Numbers, 1926) with
 * Rahu and Ketu in the places of Uranus and Neptune, as India uses it today. Answers must not call it classical.
 */
export const GRAHA_NUMBER: Readonly<Record<Graha, number>> = {
  sun: 1,
  moon: 2,
  jupiter: 3,
  rahu: 4,
  mercury: 5,
  venus: 6,
  ketu: 7,
  saturn: 8,
  mars: 9,
};
