import type { Dignity } from "@vedanga/core";
import { called, rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { GocharaWords } from "../gochara-words.ts";
import { ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";

/** How a whole sign is for a graha. */
export const IN_SIGN_TE: Readonly<Record<Dignity, string>> = {
  exalted: "ఉచ్చ స్థానం",
  moolatrikona: "మూలత్రికోణం",
  own: "స్వక్షేత్రం",
  friend: "మిత్ర క్షేత్రం",
  neutral: "సమ క్షేత్రం",
  enemy: "శత్రు క్షేత్రం",
  debilitated: "నీచ స్థానం",
};

function bindusLeft(bindus: number): string {
  if (bindus === 0) return "ఒక్క బిందువూ లేదు";
  return bindus === 1 ? "ఒకే బిందువు ఉంది" : `${bindus} బిందువులే ఉన్నాయి`;
}

export const GOCHARA_TE: GocharaWords = {
  reasons: {
    "transit.favourable": ({ house, vedhaHouse }, about) =>
      `${NAMES_TE.graha[about].name} మీ జన్మ రాశి నుండి ${ordinalWord(house)} రాశిలో, తన అనుకూల స్థానంలో సంచరిస్తున్నాడు. ${ordinalWord(vedhaHouse)} రాశిలో అడ్డుపడేవారు లేరు.`,
    "transit.obstructed": ({ house, vedhaHouse, obstructedBy }, about) =>
      `${NAMES_TE.graha[about].name} మీ జన్మ రాశి నుండి ${ordinalWord(house)} రాశిలో, తన అనుకూల స్థానంలో ఉన్నా, ${ordinalWord(vedhaHouse)} రాశిలో ${listed(obstructedBy.map(called))} ${obstructedBy.length === 1 ? "ఉన్నాడు" : "ఉన్నారు"} కాబట్టి ప్రస్తుతానికి ఆ మేలు ఆగింది (వేధ).`,
    "transit.unfavourable": ({ house }, about) =>
      `${NAMES_TE.graha[about].name} మీ జన్మ రాశి నుండి ${ordinalWord(house)} రాశిలో సంచరిస్తున్నాడు. అది అతనికి అనుకూల స్థానం కాదు.`,
    "transit.bindus_favourable": ({ rasi, bindus }) =>
      `మీ అష్టకవర్గంలో ${rasiStem(rasi)} రాశిలో 8కి ${bindus} బిందువులు ఉన్నాయి: అనుకూలత ఎక్కువ.`,
    "transit.bindus_even": ({ rasi, bindus }) =>
      `మీ అష్టకవర్గంలో ${rasiStem(rasi)} రాశిలో 8కి ${bindus} బిందువులు ఉన్నాయి: అనుకూలత, ప్రతికూలత సమానం.`,
    "transit.bindus_unfavourable": ({ rasi, bindus }) =>
      `మీ అష్టకవర్గంలో ${rasiStem(rasi)} రాశిలో 8కి ${bindusLeft(bindus)}: అనుకూలత తక్కువ, నిదానంగా సాగడం మేలు.`,
  },
  tara: {
    janma: "జన్మ తార",
    sampat: "సంపత్తార",
    vipat: "విపత్తార",
    kshema: "క్షేమ తార",
    pratyak: "ప్రత్యక్తార",
    sadhana: "సాధన తార",
    naidhana: "నైధన తార",
    mitra: "మిత్ర తార",
    parama_mitra: "పరమ మిత్ర తార",
  },
  balaName: { good: "మంచిది", neutral: "మధ్యమం", bad: "మంచిది కాదు" },
  balaReasons: {
    "bala.tara": ({ birthStar, star, count, tara, bala }) =>
      `జన్మ నక్షత్రం (${NAMES_TE.nakshatra[birthStar]}) నుండి నేటి నక్షత్రం (${NAMES_TE.nakshatra[star]}) తొమ్మిదింటిలో ${ordinalWord(count)}ది: ${GOCHARA_TE.tara[tara]}, ${GOCHARA_TE.balaName[bala]}.`,
    "bala.chandra": ({ moonRasi, rasi, house, bala }) =>
      `చంద్రుడు ఉన్న రాశి (${NAMES_TE.rasi[rasi]}) జన్మ రాశి (${NAMES_TE.rasi[moonRasi]}) నుండి ${ordinalWord(house)}ది: ${GOCHARA_TE.balaName[bala]}.`,
    "bala.chandra_by_half": ({ moonRasi, rasi, house, paksha }) =>
      `చంద్రుడు ఉన్న రాశి (${NAMES_TE.rasi[rasi]}) జన్మ రాశి (${NAMES_TE.rasi[moonRasi]}) నుండి ${ordinalWord(house)}ది; అది శుక్ల పక్షంలోనే మంచిది, ఇప్పుడు ${NAMES_TE.paksha[paksha].full}.`,
  },
  saturn: {
    "saturn.sade_sati": ({ rasi, moonRasi, house }) =>
      `శని ${rasiStem(rasi)} రాశిలో ఉంటాడు; అది జన్మ రాశి (${NAMES_TE.rasi[moonRasi]}) నుండి ${ordinalWord(house)} రాశి. పన్నెండవ, మొదటి, రెండవ రాశులు ఏలినాటి శనికి మూడు భాగాలు.`,
    "saturn.small_panoti": ({ rasi, moonRasi, house }) =>
      `శని ${rasiStem(rasi)} రాశిలో ఉంటాడు; అది జన్మ రాశి (${NAMES_TE.rasi[moonRasi]}) నుండి ${ordinalWord(house)} రాశి. నాలుగవ (అర్ధాష్టమ), ఏడవ (కంటక), ఎనిమిదవ (అష్టమ) రాశుల్లోని శనిని కూడా ఆచారం ప్రకారం లెక్కిస్తారు.`,
    "saturn.in_sign": ({ rasi, dignity }) => `${rasiStem(rasi)} రాశి శనికి ${IN_SIGN_TE[dignity]}.`,
    "saturn.came_back": ({ rasi }) => `శని వక్రగతిలో ${rasiStem(rasi)} రాశికి తిరిగి వచ్చాడు; కొంతకాలం ముందే ఆ రాశిని దాటి వెళ్ళాడు.`,
  },
};
