import type { PlanetDetails } from "@vedanga/contract";
import { expect, test } from "vitest";
import { dashaNames } from "./dasha-names.ts";

const CODES = ["As", "Su", "Mo", "Ma", "Me", "Ju", "Ve", "Sa", "Ra", "Ke"];
const ENGLISH = ["Ascendant", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"];
const TELUGU = ["లగ్నం", "సూర్యుడు", "చంద్రుడు", "కుజుడు", "బుధుడు", "గురుడు", "శుక్రుడు", "శని", "రాహువు", "కేతువు"];

/** An answer with nothing in it but the names. */
const answerWith = (fullNames: readonly string[]): PlanetDetails =>
  Object.fromEntries(CODES.map((name, index) => [index, { name, full_name: fullNames[index] }])) as never;

test("periods of the wire have full names", () => {
  expect(dashaNames("Moon>Ve>Ke", answerWith(ENGLISH))).toEqual(["Moon", "Venus", "Ketu"]);
  expect(dashaNames("Ju>Su>Sa", answerWith(ENGLISH))).toEqual(["Jupiter", "Sun", "Saturn"]);
  expect(dashaNames(" Ra > Me > Ma ", answerWith(ENGLISH))).toEqual(["Rahu", "Mercury", "Mars"]);
});

test("every Telugu abbreviation finds its own graha, శ Saturn and శు Venus", () => {
  const shorts = ["సూ", "చం", "కు", "బు", "గు", "శు", "శ", "రా", "కే"];
  expect(dashaNames(shorts.join(">"), answerWith(TELUGU))).toEqual(TELUGU.slice(1));
});

test("an unknown name is shown unchanged", () => {
  expect(dashaNames("Ju>Xx", answerWith(ENGLISH))).toEqual(["Jupiter", "Xx"]);
});
