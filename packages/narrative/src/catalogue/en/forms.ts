import type { Graha } from "@vedanga/core";
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

function phraseOf(phrases: readonly string[], house: number): string {
  const phrase = phrases[house - 1];
  if (phrase === undefined) throw new RangeError(`no house ${house}`);
  return phrase;
}
