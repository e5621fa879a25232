import { NAKSHATRAS, type Nakshatra } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";

/**
 * First syllables of names by star and quarter: the Avakahada (Shatapada, Hoda) chakra. ASCII ids, one sound each:
 * `tta ttha dda ddha nna` are retroflex, `ta tha da dha na` dental, `cha chha` plain and aspirate, `sha` the
 * retroflex sibilant, `nga nya` the nasals of their rows; a vowel is both short and long.
 */
export const NAMING_SYLLABLES = [
  ["chu", "che", "cho", "la"],
  ["li", "lu", "le", "lo"],
  ["a", "i", "u", "e"],
  ["o", "va", "vi", "vu"],
  ["ve", "vo", "ka", "ki"],
  ["ku", "gha", "nga", "chha"],
  ["ke", "ko", "ha", "hi"],
  ["hu", "he", "ho", "dda"],
  ["ddi", "ddu", "dde", "ddo"],
  ["ma", "mi", "mu", "me"],
  ["mo", "tta", "tti", "ttu"],
  ["tte", "tto", "pa", "pi"],
  ["pu", "sha", "nna", "ttha"],
  ["pe", "po", "ra", "ri"],
  ["ru", "re", "ro", "ta"],
  ["ti", "tu", "te", "to"],
  ["na", "ni", "nu", "ne"],
  ["no", "ya", "yi", "yu"],
  ["ye", "yo", "bha", "bhi"],
  ["bhu", "dha", "pha", "ddha"],
  ["bhe", "bho", "ja", "ji"],
  ["khi", "khu", "khe", "kho"],
  ["ga", "gi", "gu", "ge"],
  ["go", "sa", "si", "su"],
  ["se", "so", "da", "di"],
  ["du", "tha", "jha", "nya"],
  ["de", "do", "cha", "chi"],
] as const;
export type NamingSyllable = (typeof NAMING_SYLLABLES)[number][number];

/** The four syllables of a star, first quarter first. */
export const namingSyllables = (nakshatra: Nakshatra): readonly NamingSyllable[] =>
  itemAt(NAMING_SYLLABLES, NAKSHATRAS.indexOf(nakshatra));
