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
};
