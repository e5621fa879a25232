import type { SensitiveQuantity, SensitivityFacts } from "@vedanga/core";
import { called, genitive, rasiStem } from "@vedanga/names/te/forms";
import { degreesAndMinutes } from "../../figures.ts";
import { type SensitivityWords, WHOLE_DAY_MINUTES } from "../sensitivity-words.ts";
import { counted, countedDays } from "./counted.ts";
import { ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";
import { toldTimeTe } from "./told-time.ts";

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
  mangal: "రాశి",
  kaalsarp: "రాశి",
  gem: "రాశి",
  lord_house: "రాశి",
};

const QUANTITY: SensitivityWords["quantity"] = {
  lagna: "లగ్నం",
  navamsa_lagna: "నవాంశ లగ్నం",
  moon_sign: "జన్మ రాశి",
  nakshatra: "జన్మ నక్షత్రం",
  pada: "నక్షత్ర పాదం",
  mahadasha: "ప్రస్తుత మహాదశ",
  antardasha: "ప్రస్తుత అంతర్దశ",
  pratyantardasha: "ప్రస్తుత ప్రత్యంతర్దశ",
  mangal: "కుజ దోషం",
  kaalsarp: "కాలసర్ప దోషం",
  gem: "సూచించే రత్నం",
  lord_house: "లగ్నాధిపతి ఉన్న భావం",
};

const part = (facts: { readonly quantity: SensitiveQuantity }): string => PART[facts.quantity];
/** Its name when something stays within it: నక్షత్రంలో. */
const within = (facts: { readonly quantity: SensitiveQuantity }): string => `${part(facts)}లో`;

const edge = (facts: SensitivityFacts["sensitivity.moon_at_edge"]): string =>
  `${rasiStem(facts.rasi)} రాశి ${degreesAndMinutes(facts.intoRasiDeg)}`;
const way = (facts: SensitivityFacts["sensitivity.moon_between_edges"]): string =>
  `${rasiStem(facts.fromRasi)} రాశి ${degreesAndMinutes(facts.fromDeg)} నుండి ${rasiStem(facts.toRasi)} రాశి ${degreesAndMinutes(facts.toDeg)} వరకు`;

export const SENSITIVITY_TE: SensitivityWords = {
  quantity: QUANTITY,
  change: (quantity, first, next) =>
    `${next
      .map(({ at, value }, index) =>
        index === 0
          ? `${toldTimeTe(at)}కు ముందు ${QUANTITY[quantity]} ${first}, ఆ తర్వాత ${value}`
          : `${toldTimeTe(at)} నుండి ${value}`,
      )
      .join(", ")}.`,
  often: ({ quantity, times, minutes, values, isRange }) => {
    const within = minutes >= WHOLE_DAY_MINUTES ? "ఆ 24 గంటల్లో" : `అటూ ఇటూ ${counted(minutes, "నిమిషం", "నిమిషాల")} లోపు`;
    const listing = isRange ? ` (కనిష్ఠం: ${values[0]}; గరిష్ఠం: ${values[1]})` : `: ${listed(values, "లేదా")}`;
    return `${within} ${QUANTITY[quantity]} ${times} సార్లు మారుతుంది${values.length === 0 ? "" : listing}.`;
  },
  none: "లేదు",
  nth: (number) => `${ordinalWord(number)}ది`,
  mangal: (state, score) =>
    ({
      absent: "లేదు",
      cancelled: "లేదు (పూర్తిగా భంగం)",
      partial: `పాక్షికంగా ఉంది (${score}%)`,
      full: `ఉంది (${score}%)`,
    })[state],
  kaalsarp: { absent: "లేదు", near_miss: "లేదు (దగ్గరగా వచ్చింది)", ofManyKinds: "ఉంది, రకం మాత్రం మారుతుంది" },
  kaalsarpPresent: (type) => `ఉంది (${type})`,
  reasons: {
    "sensitivity.lagna_at_edge": (facts) =>
      `ఆ క్షణంలో తూర్పు క్షితిజం మీద ${edge(facts)} ఉంటుంది; ఒక ${part(facts)} ముగిసి తర్వాతిది మొదలయ్యేది అక్కడే.`,
    "sensitivity.moon_at_edge": (facts) =>
      `ఆ క్షణంలో చంద్రుడు ${edge(facts)} వద్ద ఉంటాడు; ఒక ${part(facts)} ముగిసి తర్వాతిది మొదలయ్యేది అక్కడే.`,
    "sensitivity.dasha_moved": (facts) =>
      `చంద్రుడు నక్షత్రంలో ముందుకు సాగుతాడు కాబట్టి జన్మ సమయం ఒక్కో నిమిషం మారితే దశలన్నీ ${facts.daysPerMinute.toFixed(1)} రోజులు జరుగుతాయి; ${countedDays(Math.round(facts.movedDays))} జరిగితే ఒక ${part(facts)} ముగిసి తర్వాతిది సరిగ్గా ఇప్పుడే మొదలవుతుంది.`,
    "sensitivity.lagna_between_edges": (facts) =>
      `ఈ వ్యవధి మొదలు నుండి చివరి వరకు లగ్నం ${way(facts)} సాగి ఒకే ${within(facts)} ఉంటుంది.`,
    "sensitivity.moon_between_edges": (facts) =>
      `ఈ వ్యవధి మొదలు నుండి చివరి వరకు చంద్రుడు ${way(facts)} సాగి ఒకే ${within(facts)} ఉంటాడు.`,
    "sensitivity.dasha_not_moved_enough": (facts) =>
      `సమయం అటూ ఇటూ ${counted(facts.uncertaintyMinutes, "నిమిషం", "నిమిషాలు")} మారినా దశలు ఎక్కువలో ఎక్కువ ${countedDays(Math.round(facts.movedDays))} జరుగుతాయి; అంత దగ్గరలో ముగిసే ${part(facts)} లేదు.`,
    "sensitivity.lagna_enters": (facts) =>
      `ఆ క్షణంలో ${rasiStem(facts.rasi)} రాశి ఉదయిస్తుంది; అప్పటి నుండి భావాలన్నింటినీ కొత్త లగ్నం నుండి లెక్కిస్తారు.`,
    "sensitivity.graha_enters": (facts, about) =>
      about === "lagna"
        ? `ఆ క్షణంలో లగ్నం ${rasiStem(facts.rasi)} రాశిలోకి మారుతుంది.`
        : `ఆ క్షణంలో ${called(about)} ${rasiStem(facts.rasi)} రాశిలోకి ప్రవేశిస్తాడు.`,
    "sensitivity.graha_at_node": (facts, about) =>
      `ఆ క్షణంలో ${about === "lagna" ? "లగ్నం" : called(about)} ${genitive(facts.node)}ను దాటి రాహు కేతువుల రేఖకు అవతలి పక్కకు ${about === "lagna" ? "వస్తుంది" : "వస్తాడు"}.`,
    "sensitivity.chart_unmoved": (facts) =>
      `ఈ సమయాలన్నింటిలో లగ్నం ${rasiStem(facts.lagna)} రాశిలోనే ఉంటుంది; ఏ గ్రహమూ రాశి మారదు; రాహు కేతువులను దాటదు.`,
    "sensitivity.chart_moved_alike": (facts) =>
      facts.turns === 1
        ? "ఈ సమయాలలో లగ్నం గానీ ఒక గ్రహం గానీ ఒకసారి రాశి మారినా, రాహు కేతువులను దాటినా, ముందూ తర్వాతా ఫలితం ఒక్కటే."
        : `ఈ సమయాలలో లగ్నం గానీ ఒక గ్రహం గానీ ${facts.turns} సార్లు రాశి మారినా, రాహు కేతువులను దాటినా, ప్రతిసారీ ఫలితం ఒక్కటే.`,
  },
};
