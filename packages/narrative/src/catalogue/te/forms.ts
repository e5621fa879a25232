import type { Graha } from "@vedanga/core";
import { called, genitive } from "@vedanga/names/te/forms";
import { listed } from "./phrases.ts";

const ORDINALS = ["మొదటి", "రెండవ", "మూడవ", "నాలుగవ", "ఐదవ", "ఆరవ", "ఏడవ", "ఎనిమిదవ", "తొమ్మిదవ", "పదవ", "పదకొండవ", "పన్నెండవ"];

/** పదవ, of a house from 1 to 12. */
export const ordinalWord = (house: number): string => phraseOf(ORDINALS, house);

/** గురుడు, శుక్రుడు */
export const allCalled = (grahas: readonly Graha[]): string => listed(grahas.map(called));

/** గురుని, శుక్రుని */
export const allOf = (grahas: readonly Graha[]): string => listed(grahas.map(genitive));

const MATTERS = [
  "వ్యక్తిత్వం, నడవడిక",
  "కుటుంబం, మాట, పొదుపు",
  "ధైర్యం, తోబుట్టువులు, నైపుణ్యం",
  "ఇల్లు, తల్లి, భూమి",
  "సంతానం, విద్య, వివేకం",
  "సేవ, పోటీ, రోజువారీ బాధ్యతలు",
  "వివాహం, భాగస్వామ్యం",
  "మార్పులు, ఉమ్మడి ఆస్తి",
  "భాగ్యం, తండ్రి, ధర్మం",
  "వృత్తి, హోదా",
  "లాభం, స్నేహం",
  "ఖర్చు, విశ్రాంతి, దూరదేశాలు",
];

/** What belongs to a house, as nouns. */
export const mattersOf = (house: number): string => phraseOf(MATTERS, house);

function phraseOf(phrases: readonly string[], house: number): string {
  const phrase = phrases[house - 1];
  if (phrase === undefined) throw new RangeError(`no house ${house}`);
  return phrase;
}
