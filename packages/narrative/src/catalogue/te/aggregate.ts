import type { AggregateDosha } from "@vedanga/core";
import type { AggregateWords } from "../aggregate-words.ts";
import { listed } from "./phrases.ts";

const DOSHA: Readonly<Record<AggregateDosha, string>> = {
  mangal: "కుజ దోషం",
  pitra: "పితృ దోషం",
  kaalsarp: "కాలసర్ప దోషం",
  saturn: "శని వల్ల దోషం",
  nodes: "రాహు కేతువుల వల్ల దోషం",
};

function balance(dosha: AggregateDosha, groom: boolean, bride: boolean): string {
  const name = DOSHA[dosha];
  if (groom && bride) return `ఇద్దరికీ ${name} ఉంది; ఇద్దరికీ ఉంటే సమమైనట్లేనని ఆచారం.`;
  if (!groom && !bride) return `ఇద్దరిలో ఎవరికీ ${name} లేదు.`;
  return groom
    ? `వరునికి ${name} ఉంది; వధువుకు లేదు; ఆచారం ప్రకారం ఇది సమం కాదు.`
    : `వధువుకు ${name} ఉంది; వరునికి లేదు; ఆచారం ప్రకారం ఇది సమం కాదు.`;
}

const summed = (what: string) => (facts: { readonly sum: number; readonly of: number; readonly share: number }) =>
  `${what} వచ్చిన పాయింట్లు ${facts.of}కి ${facts.sum}; మొత్తం 100లో వీటి వాటా ${facts.share}.`;

export const AGGREGATE_TE: AggregateWords = {
  summary: (score) => `కూటాలు, పొంతనలు, దోషాలు కలిపి మేము నిర్ణయించిన లెక్క ప్రకారం వచ్చినవి 100కి ${score}.`,
  inFull: ({ kootas, poruthams, unequal }) =>
    `ఎనిమిది కూటాలకు 36కి ${kootas}, పది పొంతనలకు 10కి ${poruthams} పాయింట్లు వచ్చాయి. ${
      unequal.length === 0
        ? "ఇద్దరిలో ఒకరికే ఉన్న దోషం ఏదీ లేదు."
        : `ఇద్దరిలో ఒకరికే ఉన్నవి: ${listed(unequal.map((dosha) => DOSHA[dosha]))}.`
    } ఇది ఆచారాల లెక్క మాత్రమే; ఇద్దరూ ఎంత బాగా కలిసి ఉంటారో దీన్ని బట్టి చెప్పలేం.`,
  balance,
  reasons: {
    "aggregate.ashtakoota": summed("ఎనిమిది కూటాలకు"),
    "aggregate.dashakoota": summed("పది పొంతనలకు"),
    "aggregate.rajju": ({ isFree, share }) =>
      isFree ? `ఇద్దరి నక్షత్రాల రజ్జువులు వేరు; ${share} పాయింట్లూ వస్తాయి.` : `ఇద్దరి నక్షత్రాలదీ ఒకే రజ్జువు; ${share} పాయింట్లూ రావు.`,
    "aggregate.vedha": ({ isFree, share }) =>
      isFree
        ? `ఇద్దరి నక్షత్రాలకు పరస్పరం వేధ లేదు; ${share} పాయింట్లూ వస్తాయి.`
        : `ఇద్దరి నక్షత్రాలకు పరస్పరం వేధ ఉంది; ${share} పాయింట్లూ రావు.`,
    "aggregate.dosha": ({ dosha, groom, bride, share }) => `${balance(dosha, groom, bride)} సమమైతే ${share} పాయింట్లు.`,
  },
};
