import type { SensitiveQuantity, SensitivityFacts } from "@vedanga/core";
import { rasiStem } from "@vedanga/names/te/forms";
import type { SensitivityWords } from "../sensitivity-words.ts";

const duration = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [...(minutes > 0 ? [`${minutes} ని`] : []), ...(rest > 0 || minutes === 0 ? [`${rest} సె`] : [])].join(" ");
};

/** What ends and begins at the edge of each quantity. */
const PART: Readonly<Record<SensitiveQuantity, string>> = {
  lagna: "రాశి",
  navamsa_lagna: "నవాంశ",
  moon_sign: "రాశి",
  nakshatra: "నక్షత్రం",
  pada: "నక్షత్ర పాదం",
  mahadasha: "మహాదశ",
  antardasha: "అంతర్దశ",
  pratyantardasha: "ప్రత్యంతర్దశ",
};
const part = (facts: { readonly quantity: SensitiveQuantity }): string => PART[facts.quantity];
/** Its name when something stays within it: నక్షత్రంలో. */
const within = (facts: { readonly quantity: SensitiveQuantity }): string => `${part(facts)}లో`;

/** 13°20′ */
function angle(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}
const edge = (facts: SensitivityFacts["sensitivity.moon_at_edge"]): string =>
  `${rasiStem(facts.rasi)} రాశి ${angle(facts.intoRasiDeg)}`;
const way = (facts: SensitivityFacts["sensitivity.moon_between_edges"]): string =>
  `${rasiStem(facts.fromRasi)} రాశి ${angle(facts.fromDeg)} నుండి ${rasiStem(facts.toRasi)} రాశి ${angle(facts.toDeg)} వరకు`;

export const SENSITIVITY_TE: SensitivityWords = {
  quantity: {
    lagna: "లగ్నం",
    navamsa_lagna: "నవాంశ లగ్నం",
    moon_sign: "జన్మ రాశి",
    nakshatra: "జన్మ నక్షత్రం",
    pada: "నక్షత్ర పాదం",
    mahadasha: "ప్రస్తుత మహాదశ",
    antardasha: "ప్రస్తుత అంతర్దశ",
    pratyantardasha: "ప్రస్తుత ప్రత్యంతర్దశ",
  },
  change: ({ quantity, seconds, isEarlier, before, after }) =>
    isEarlier
      ? `${quantity}: చెప్పిన సమయానికి ${duration(seconds)} ముందు వరకు ${before}, అక్కడి నుండి ${after}.`
      : `${quantity}: చెప్పిన సమయం దాటాక ${duration(seconds)} వరకు ${before}, అక్కడి నుండి ${after}.`,
  none: "లేదు",
  reasons: {
    "sensitivity.lagna_at_edge": (facts) =>
      `ఆ క్షణంలో తూర్పు క్షితిజం మీద ${edge(facts)} ఉంటుంది; ఒక ${part(facts)} ముగిసి తర్వాతిది మొదలయ్యేది అక్కడే.`,
    "sensitivity.moon_at_edge": (facts) =>
      `ఆ క్షణంలో చంద్రుడు ${edge(facts)} వద్ద ఉంటాడు; ఒక ${part(facts)} ముగిసి తర్వాతిది మొదలయ్యేది అక్కడే.`,
    "sensitivity.dasha_moved": (facts) =>
      `చంద్రుడు నక్షత్రంలో ముందుకు సాగుతాడు కాబట్టి జన్మ సమయంలో ఒక్కో నిమిషం దశలన్నింటినీ ${facts.daysPerMinute.toFixed(1)} రోజులు జరుపుతుంది; ${facts.movedDays.toFixed(0)} రోజులు జరిగితే ఒక ${part(facts)} ముగిసి తర్వాతిది సరిగ్గా ఇప్పుడే మొదలవుతుంది.`,
    "sensitivity.lagna_between_edges": (facts) =>
      `ఈ సమయాల్లో మొదటి దాని నుండి చివరి దాని వరకు లగ్నం ${way(facts)} సాగి ఒకే ${within(facts)} ఉంటుంది.`,
    "sensitivity.moon_between_edges": (facts) =>
      `ఈ సమయాల్లో మొదటి దాని నుండి చివరి దాని వరకు చంద్రుడు ${way(facts)} సాగి ఒకే ${within(facts)} ఉంటాడు.`,
    "sensitivity.dasha_not_moved_enough": (facts) =>
      `సమయం అటూ ఇటూ ${facts.uncertaintyMinutes} నిమిషాలు మారినా దశలు ఎక్కువలో ఎక్కువ ${facts.movedDays.toFixed(0)} రోజులు జరుగుతాయి; అంత దగ్గరలో ముగిసే ${part(facts)} లేదు.`,
  },
};
