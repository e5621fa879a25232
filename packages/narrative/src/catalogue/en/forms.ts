import type { Graha, Rasi } from "@vedanga/core";
import { named } from "@vedanga/names/en/forms";
import { listed } from "./phrases.ts";

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];

/** `tenth`, of a house from 1 to 12. */
export const ordinalWord = (house: number): string => phraseOf(ORDINALS, house);

export const allCalled = (grahas: readonly Graha[]): string => listed(grahas.map(named));

const MATTERS = [
  "self and bearing",
  "family, speech and savings",
  "courage, siblings and skill",
  "home, mother and land",
  "children, study and judgement",
  "service, rivals and daily duty",
  "marriage and partnership",
  "change and what is held in common",
  "fortune, father and faith",
  "profession and standing",
  "gains and friends",
  "expense, rest and distant places",
];

/** What belongs to a house, as a phrase. */
export const mattersOf = (house: number): string => phraseOf(MATTERS, house);

const WIDER: Readonly<Partial<Record<number, string>>> = {
  1: "self, character and bearing",
  7: "marriage, partnership and agreements",
  8: "change and what is shared",
  10: "profession, authority and standing",
  11: "gains, friends and wishes",
};

/** The same in four to six words, for a list. */
export const significationOf = (house: number): string => WIDER[house] ?? mattersOf(house);

const GIFT: Readonly<Record<Graha, string>> = {
  sun: "pride and purpose",
  moon: "feeling and care",
  mars: "energy and haste",
  mercury: "talk and skill",
  jupiter: "good counsel and trust",
  venus: "affection and taste",
  saturn: "patience and delay",
  rahu: "ambition and unusual ways",
  ketu: "distance and a turn inward",
};

/** What a graha adds to another that it joins or looks at. */
export const giftOf = (graha: Graha): string => GIFT[graha];

/** Parts that contain an "and" themselves, so that the last is set off by a comma too. */
export function inTurn(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")}, and ${last}`;
}

/** `energy and haste, and patience and delay` */
export const giftsOf = (grahas: readonly Graha[]): string => inTurn(grahas.map(giftOf));

/** `Mars adds energy and haste, and Saturn adds patience and delay` */
export const adding = (grahas: readonly Graha[]): string =>
  inTurn(grahas.map((graha) => `${named(graha)} adds ${GIFT[graha]}`));

const MANNER: Readonly<Record<Rasi, string>> = {
  mesha: "direct and quick",
  vrishabha: "calm and persistent",
  mithuna: "lively and talkative",
  karka: "caring and sensitive",
  simha: "proud and generous",
  kanya: "careful and exact",
  tula: "fair and sociable",
  vrischika: "intense and private",
  dhanu: "frank and hopeful",
  makara: "patient and practical",
  kumbha: "independent and thoughtful",
  meena: "gentle and imaginative",
};

/** The manner that a sign gives, as adjectives. */
export const mannerOf = (rasi: Rasi): string => MANNER[rasi];

function phraseOf(phrases: readonly string[], house: number): string {
  const phrase = phrases[house - 1];
  if (phrase === undefined) throw new RangeError(`no house ${house}`);
  return phrase;
}
