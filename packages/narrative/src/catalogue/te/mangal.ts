import type { MangalFacts, MangalReference } from "@vedanga/core";
import { rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import { type ByMangalHouse, type MangalSummary, type MangalWords, ofMangalHouse } from "../mangal-words.ts";

/** What each of the six houses is read for when a marriage is weighed. */
const MATTER: ByMangalHouse = {
  1: "స్వభావాన్ని",
  2: "కుటుంబాన్ని, మాటను",
  4: "గృహాన్ని",
  7: "దాంపత్యాన్ని",
  8: "ఇద్దరూ పంచుకునే జీవితాన్ని",
  12: "విశ్రాంతిని, ఏకాంతాన్ని",
};
const matter = ({ house }: { readonly house: number }): string => ofMangalHouse(MATTER, house);
const FROM: Readonly<Record<MangalReference, string>> = {
  lagna: "లగ్నం నుండి",
  moon: "చంద్రుని నుండి",
  venus: "శుక్రుని నుండి",
};

const houseFrom = (facts: MangalFacts["mangal.house_from_moon"]): string =>
  `${FROM[facts.reference]} ${facts.house}వ భావంలో కుజుడు ఉన్నాడు. ఈ భావం ${matter(facts)} సూచిస్తుంది.`;

const points = (from: readonly MangalReference[]): string => from.map((one) => FROM[one]).join(", ");

/** What a school of its own finds: present from some points, or absent. */
const found = (from: readonly MangalReference[]): string => (from.length === 0 ? "దోషం లేదు" : `${points(from)} దోషం ఉంది`);

/** Degrees of speech: the screens colour the figure at the same bounds. */
function degree(score: number): string {
  if (score > 75) return "ప్రభావం ఎక్కువ";
  return score > 40 ? "ప్రభావం మధ్యమం" : "ప్రభావం స్వల్పం";
}

const KINDLY = "వివాహ పొంతన చూసేటప్పుడు నిదానంగా మాట్లాడుకోవలసిన విషయమే ఇది; దాంపత్యం ఎంత బాగుంటుందో దీన్ని బట్టి చెప్పలేం.";

function summary({ score, from, isAnshik }: MangalSummary): string {
  if (from.length === 0) {
    return "లగ్నం నుండి గానీ, చంద్రుని నుండి గానీ, శుక్రుని నుండి గానీ కుజుడు దోషమిచ్చే ఆరు భావాలలో దేనిలోనూ లేనందున మీకు కుజ దోషం లేదు (0%).";
  }
  if (score === 0) {
    return `${points(from)} చూస్తే దోషమిచ్చే ఆరు భావాలలో ఒకదానిలో కుజుడు ఉన్నా, ఉన్న రాశిని బట్టి దోషం పూర్తిగా భంగమైనందున మీకు కుజ దోషం లేదు (0%).`;
  }
  const part = isAnshik ? " దోషంలో కొంత భాగం భంగమైంది; ఈ శాతం మిగిలిన దోషానిది." : "";
  return `మీకు కుజ దోషం ${score}%, ${degree(score)}.${part} ${KINDLY}`;
}

export const MANGAL_TE: MangalWords = {
  summary,
  reasons: {
    "mangal.house_from_lagna": houseFrom,
    "mangal.house_from_moon": houseFrom,
    "mangal.house_from_venus": houseFrom,
    "mangal.aggravated": (facts, about) =>
      `లగ్నం నుండి ${facts.house}వ భావంలో ${NAMES_TE.graha[about].name} ఉన్నాడు. ఈ భావం ${matter(facts)} సూచిస్తుంది; దీని వల్ల కుజుని ప్రభావం కొంత పెరుగుతుంది.`,
    "mangal.excused_sign_in_house": ({ rasi, house, reference }) =>
      `కుజుడు ${rasiStem(rasi)} రాశిలో ఉన్నాడు; ఈ రాశిలో ${house}వ భావానికి దోషం లేదని సంప్రదాయం. అందుచేత ${FROM[reference]} వచ్చిన దోషం తొలగింది.`,
    "mangal.own_sign": ({ rasi }) => `కుజుడు స్వక్షేత్రమైన ${rasiStem(rasi)} రాశిలో ఉన్నాడు; మిగిలిన దోషమంతా తొలగింది.`,
    "mangal.exalted": ({ rasi }) => `కుజుడు ${rasiStem(rasi)} రాశిలో ఉచ్చలో ఉన్నాడు; మిగిలిన దోషమంతా తొలగింది.`,
    "mangal.harmless_sign": ({ rasi }) =>
      `కుజుడు ${rasiStem(rasi)} రాశిలో ఉన్నాడు; ఈ రాశిలో ఏ భావానికీ దోషం లేదని సంప్రదాయం. మిగిలిన దోషమంతా తొలగింది.`,
    "mangal.jupiter_joined": () => "కుజుడు ఉన్న రాశిలోనే గురుడు కూడా ఉన్నాడు; మిగిలిన దోషంలో సగం తొలగింది.",
    "mangal.jupiter_aspect": ({ house }) =>
      `గురుడు తన నుండి ${house}వ రాశిలో ఉన్న కుజుని చూస్తున్నాడు; మిగిలిన దోషంలో మూడో వంతు తొలగింది.`,
    "mangal.house_free": ({ reference, house }) =>
      `${FROM[reference]} కుజుడు ${house}వ భావంలో ఉన్నాడు; దోషమిచ్చే ఆరు భావాలలో ఇది లేదు.`,
    "mangal.all_cancelled": ({ points }) => `భంగం కాకముందు దోషం 100కి ${points}; అందులో ఏమీ మిగలలేదు.`,
    "mangal.near_house": ({ reference, house, nextHouse, degrees }) =>
      `దోషానికి అతి దగ్గరగా వచ్చింది ${FROM[reference]} చూసినప్పుడు: కుజుడు ${house}వ భావంలో ఉన్నాడు; దోషమిచ్చే ${nextHouse}వ భావానికి దూరం ${degrees.toFixed(1)}°.`,
    "mangal.school_raman": ({ from }) =>
      `బి.వి. రామన్ మొదటి భావాన్ని లెక్కించరు; శుక్రుని నుండి వచ్చే దోషాన్ని ఎక్కువగా, లగ్నం నుండి వచ్చేదాన్ని తక్కువగా చూస్తారు; కుజునితో గురుడు లేదా చంద్రుడు కలిసి ఉంటే దోషం భంగమైనట్లే అంటారు. ఆ నియమం ప్రకారం ${found(from)}.`,
    "mangal.school_north": ({ from }) =>
      `ఉత్తరాదిలో, మహారాష్ట్రలో రెండవ భావాన్ని లెక్కించరు; శుక్రుని నుండి భావాలు చూడరు. ఆ నియమం ప్రకారం ${found(from)}.`,
  },
};
