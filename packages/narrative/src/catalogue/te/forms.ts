import type { Graha, Rasi } from "@vedanga/core";
import { called, genitive, withGraha } from "@vedanga/names/te/forms";
import { listed } from "./phrases.ts";

const ORDINALS = ["మొదటి", "రెండవ", "మూడవ", "నాలుగవ", "ఐదవ", "ఆరవ", "ఏడవ", "ఎనిమిదవ", "తొమ్మిదవ", "పదవ", "పదకొండవ", "పన్నెండవ"];

/** పదవ, of a house from 1 to 12. */
export const ordinalWord = (house: number): string => phraseOf(ORDINALS, house);

/** గురుడు, శుక్రుడు */
export const allCalled = (grahas: readonly Graha[]): string => listed(grahas.map(called));

/** గురుడు, శుక్రుని: of a list the last alone has the case. */
export const allOf = (grahas: readonly Graha[]): string => casedLast(grahas, called, genitive);

/** గురుడు, శుక్రునితో */
export const withAll = (grahas: readonly Graha[]): string => casedLast(grahas, called, withGraha);

const casedLast = (
  grahas: readonly Graha[],
  plain: (graha: Graha) => string,
  cased: (graha: Graha) => string,
): string => listed(grahas.map((graha, index) => (index === grahas.length - 1 ? cased : plain)(graha)));

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

const WIDER: Readonly<Partial<Record<number, string>>> = {
  1: "వ్యక్తిత్వం, స్వభావం, నడవడిక",
  7: "వివాహం, భాగస్వామ్యం, ఒప్పందాలు",
  10: "వృత్తి, అధికారం, హోదా",
  11: "లాభం, స్నేహం, కోరికలు",
};

/** The same for a list, where the houses have as many words as in English. */
export const significationOf = (house: number): string => WIDER[house] ?? mattersOf(house);

const GIFT: Readonly<Record<Graha, readonly [string, string]>> = {
  sun: ["హుందాతనం, లక్ష్యం", "హుందాతనం, లక్ష్యాన్ని"],
  moon: ["భావుకత, మమకారం", "భావుకత, మమకారాన్ని"],
  mars: ["ఉత్సాహం, తొందర", "ఉత్సాహం, తొందరను"],
  mercury: ["తెలివి, మాట నేర్పు", "తెలివి, మాట నేర్పును"],
  jupiter: ["వివేకం, మంచి సలహా", "వివేకం, మంచి సలహాను"],
  venus: ["ఆప్యాయత, అభిరుచి", "ఆప్యాయత, అభిరుచిని"],
  saturn: ["ఓర్పు, ఆలస్యం", "ఓర్పు, ఆలస్యాన్ని"],
  rahu: ["పెద్ద ఆశయాలు, కొత్త పద్ధతులు", "పెద్ద ఆశయాలు, కొత్త పద్ధతులను"],
  ketu: ["వైరాగ్యం, అంతర్ముఖత్వం", "వైరాగ్యం, అంతర్ముఖత్వాన్ని"],
};

/** ఉత్సాహం, తొందర: what grahas add to another that they join or look at. */
export const giftsOf = (grahas: readonly Graha[]): string => listed(grahas.map((graha) => GIFT[graha][0]));

/** ఉత్సాహం, తొందరను */
export const giftsAsObject = (grahas: readonly Graha[]): string =>
  casedLast(
    grahas,
    (graha) => GIFT[graha][0],
    (graha) => GIFT[graha][1],
  );

/** కుజుడు ఉత్సాహం, తొందరను; శని ఓర్పు, ఆలస్యాన్ని కలుపుతారు */
export const adding = (grahas: readonly Graha[]): string =>
  `${grahas.map((graha) => `${called(graha)} ${GIFT[graha][1]}`).join("; ")} ${grahas.length === 1 ? "కలుపుతాడు" : "కలుపుతారు"}`;

const MANNER: Readonly<Record<Rasi, string>> = {
  mesha: "సూటిగా, వేగంగా",
  vrishabha: "ప్రశాంతంగా, పట్టుదలగా",
  mithuna: "చురుగ్గా, కలుపుగోలుగా",
  karka: "మమతతో, సున్నితంగా",
  simha: "అభిమానంతో, ఉదారంగా",
  kanya: "జాగ్రత్తగా, పద్ధతిగా",
  tula: "న్యాయంగా, స్నేహంగా",
  vrischika: "తీవ్రంగా, గుంభనంగా",
  dhanu: "నిష్కపటంగా, ఆశాభావంతో",
  makara: "ఓర్పుగా, ఆచరణాత్మకంగా",
  kumbha: "స్వతంత్రంగా, ఆలోచనాత్మకంగా",
  meena: "మృదువుగా, కల్పనాత్మకంగా",
};

/** సూటిగా, వేగంగా: the manner that a sign gives. */
export const mannerOf = (rasi: Rasi): string => MANNER[rasi];

function phraseOf(phrases: readonly string[], house: number): string {
  const phrase = phrases[house - 1];
  if (phrase === undefined) throw new RangeError(`no house ${house}`);
  return phrase;
}
