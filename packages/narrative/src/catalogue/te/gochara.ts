import type { GocharaWords } from "../gochara-words.ts";
import { ordinalWord } from "./forms.ts";
import { genitive, listed, rasiStem } from "./phrases.ts";

export const GOCHARA_TE: GocharaWords = {
  reasons: {
    "transit.favourable": (facts) =>
      `${facts.graha("about")} మీ జన్మ రాశి నుంచి ${ordinalWord(facts.number("house"))} రాశిలో, తనకు మంచి చోట సంచరిస్తున్నాడు. ${ordinalWord(facts.number("vedhaHouse"))} రాశిలో అడ్డుపడేవారు లేరు.`,
    "transit.obstructed": (facts) =>
      `${facts.graha("about")} మీ జన్మ రాశి నుంచి ${ordinalWord(facts.number("house"))} రాశిలో, తనకు మంచి చోట ఉన్నా, ${ordinalWord(facts.number("vedhaHouse"))} రాశిలోని ${listed(facts.ids("obstructedBy").map(genitive))} వల్ల ప్రస్తుతానికి ఆ మేలు ఆగింది (వేధ).`,
    "transit.unfavourable": (facts) =>
      `${facts.graha("about")} మీ జన్మ రాశి నుంచి ${ordinalWord(facts.number("house"))} రాశిలో సంచరిస్తున్నాడు. అది తనకు అనుకూలమైన చోట్లలో లేదు.`,
    "transit.bindus_favourable": (facts) =>
      `మీ అష్టకవర్గంలో ${rasiStem(facts.id("rasi"))} రాశిలో 8కి ${facts.number("bindus")} బిందువులు ఉన్నాయి: అనుకూలత ఎక్కువ.`,
    "transit.bindus_even": (facts) =>
      `మీ అష్టకవర్గంలో ${rasiStem(facts.id("rasi"))} రాశిలో 8కి ${facts.number("bindus")} బిందువులు ఉన్నాయి: అనుకూలత, ప్రతికూలత సమానం.`,
    "transit.bindus_unfavourable": (facts) =>
      `మీ అష్టకవర్గంలో ${rasiStem(facts.id("rasi"))} రాశిలో 8కి ${facts.number("bindus")} బిందువులే ఉన్నాయి: అనుకూలత తక్కువ, నిదానంగా సాగడం మేలు.`,
  },
  saturn: {
    "saturn.sade_sati": (facts) =>
      `శని ${rasiStem(facts.id("rasi"))} రాశిలో ఉంటాడు; అది ${rasiStem(facts.id("moonRasi"))} జన్మ రాశి నుంచి ${ordinalWord(facts.number("house"))} రాశి. పన్నెండవ, మొదటి, రెండవ రాశులు ఏలినాటి శనికి మూడు భాగాలు.`,
    "saturn.small_panoti": (facts) =>
      `శని ${rasiStem(facts.id("rasi"))} రాశిలో ఉంటాడు; అది ${rasiStem(facts.id("moonRasi"))} జన్మ రాశి నుంచి ${ordinalWord(facts.number("house"))} రాశి. నాలుగవ (అర్ధాష్టమ), ఏడవ (కంటక), ఎనిమిదవ (అష్టమ) రాశుల్లోని శనిని కూడా ఆచారం లెక్కిస్తుంది.`,
    "saturn.came_back": (facts) => `శని వక్రగతిలో ${rasiStem(facts.id("rasi"))} రాశికి తిరిగి వచ్చాడు; కొంతకాలం ముందే ఆ రాశిని దాటి వెళ్ళాడు.`,
  },
};
