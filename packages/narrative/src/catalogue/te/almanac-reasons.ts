import type { Ayana, LimbFacts } from "@vedanga/core";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { RuleWords } from "../../reason/reason-sentence.ts";
import type { AlmanacFacts } from "../catalogue.ts";

// Names are after a colon or in brackets, so that none has to be inflected.

const rank = (number: number): string => `${number}వ`;
const degrees = (angleDeg: number): string => `${angleDeg.toFixed(2)}°`;
const half = (facts: AlmanacFacts["gowri" | "choghadiya" | "durmuhurta"]): string =>
  facts.half === "day" ? "పగటి" : "రాత్రి";

/** A limb by the stretch of its angle, and by the angle itself where one instant is meant. */
function limb(angle: string, facts: LimbFacts[keyof LimbFacts], name: string): string {
  const stretch = `${facts.parts} సమ భాగాలలో ${rank(facts.number)}ది`;
  const span = `${degrees(facts.fromDeg)} నుండి ${degrees(facts.toDeg)} వరకు`;
  return facts.angleDeg !== undefined
    ? `${angle} ${degrees(facts.angleDeg)}; ${stretch} (${span}): ${name}.`
    : `${angle} ${span}; ${stretch}: ${name}.`;
}

const ELONGATION = "సూర్యుని నుండి చంద్రుని దూరం";
const MOON = "చంద్రుని నిరయణ స్థానం";

const eighth = (facts: AlmanacFacts["rahu_kaal" | "gulika" | "yamaganda"]): string =>
  `${NAMES_TE.vara[facts.vara].weekday} నాడు సూర్యోదయం నుండి సూర్యాస్తమయం వరకు ఎనిమిది సమ భాగాలలో ${rank(facts.eighth)}ది.`;
const eighthOfHalf = (facts: AlmanacFacts["gowri" | "choghadiya"], name: string): string =>
  `${half(facts)} ఎనిమిది సమ భాగాలలో ${rank(facts.part)}ది: ${name}.`;
const ghatis = (quality: string) => (facts: AlmanacFacts["varjyam" | "amrita_kala"]) =>
  `నక్షత్రపు (${NAMES_TE.nakshatra[facts.nakshatra]}) అరవై ఘడియలలో మొదటి ${facts.ghati} తర్వాతి నాలుగు ఘడియలు ${quality}.`;

function ayana(sun: string, angleDeg: number, name: Ayana): string {
  return `${sun} సూర్యుడు ${degrees(angleDeg)}; 270° నుండి 90° వరకు ఉత్తరానికి, 90° నుండి 270° వరకు దక్షిణానికి: ${NAMES_TE.ayana[name]}.`;
}

function specialYoga(facts: AlmanacFacts["special_yoga"]): string {
  const name = NAMES_TE.specialYoga[facts.name];
  const star = NAMES_TE.nakshatra[facts.nakshatra];
  if ("countFromSun" in facts)
    return `చంద్రుని నక్షత్రం (${star}) సూర్యుని నక్షత్రం నుండి ${rank(facts.countFromSun)}ది: ${name}.`;
  const isPushkara = ["dwipushkara", "tripushkara"].includes(facts.name);
  const tithi = isPushkara ? `, మాసంలో ${rank(facts.tithi)} తిథి` : "";
  return `${NAMES_TE.vara[facts.vara].weekday}, ${star}${tithi} కలయిక: ${name}.`;
}

function anandadi(facts: AlmanacFacts["anandadi"]): string {
  const { shunnedGhatis: shunned } = facts;
  const quality = shunned === 0 ? "శుభం" : shunned === 60 ? "మొత్తం త్యాజ్యం" : `మొదటి ${shunned} ఘడియలు త్యాజ్యం`;
  return `${NAMES_TE.vara[facts.vara].weekday}, అభిజిత్తుతో కలిపి 28 నక్షత్రాలలో ${rank(facts.starOf28)}ది కలిసిన యోగం (${NAMES_TE.anandadi[facts.name]}); ${quality}.`;
}

export const ALMANAC_REASONS_TE: RuleWords<AlmanacFacts, "day"> = {
  tithi_of_elongation: (facts) =>
    limb(ELONGATION, facts, `${NAMES_TE.paksha[facts.paksha].full}, ${NAMES_TE.tithi[facts.tithi]}`),
  nakshatra_of_moon: (facts) => limb(MOON, facts, NAMES_TE.nakshatra[facts.nakshatra]),
  yoga_of_sum: (facts) => limb("సూర్య చంద్రుల నిరయణ స్థానాల మొత్తం", facts, NAMES_TE.yoga[facts.yoga]),
  karana_of_elongation: (facts) => limb(ELONGATION, facts, NAMES_TE.karana[facts.karana]),
  rasi_of_moon: (facts) => limb(MOON, facts, NAMES_TE.rasi[facts.rasi]),
  rasi_of_sun: (facts) => limb("సూర్యుని నిరయణ స్థానం", facts, NAMES_TE.rasi[facts.rasi]),

  vara_from_sunrise: ({ vara }) =>
    `రోజు సూర్యోదయం నుండి సూర్యోదయం వరకు ఉంటుంది; ఈ తేదీ సూర్యోదయం నుండి వారం: ${NAMES_TE.vara[vara].weekday}.`,
  vara_before_sunrise: ({ vara }) =>
    `రోజు సూర్యోదయం నుండి సూర్యోదయం వరకు ఉంటుంది; ఈ తేదీ సూర్యోదయానికి ముందు ఇంకా ${NAMES_TE.vara[vara].weekday}.`,
  vara_without_sunrise: ({ vara }) => `ఈ తేదీన ఇక్కడ సూర్యోదయం లేదు; రోజంతా ${NAMES_TE.vara[vara].weekday}.`,
  lord_of_vara: ({ vara, lord }) => `${NAMES_TE.vara[vara].weekday} నాటి అధిపతి: ${NAMES_TE.graha[lord].name}.`,
  lord_of_hora: ({ vara, lord }) =>
    `పగటికీ రాత్రికీ పన్నెండేసి హోరలు; ${NAMES_TE.vara[vara].weekday} నాటి అధిపతితో మొదలై వరుసగా గ్రహాలు వాటిని ఏలుతాయి. పుట్టినప్పటి హోర అధిపతి: ${NAMES_TE.graha[lord].name}.`,
  sun_on_horizon: ({ sunrise }) =>
    sunrise === "limb"
      ? "సూర్యబింబం పై అంచు ఆ ఊరి క్షితిజాన్ని తాకే సమయాలు సూర్యోదయం, సూర్యాస్తమయం (వక్రీభవనంతో సహా); ఇవి ఆ తేదీవి."
      : "సూర్యబింబ కేంద్రం ఆ ఊరి క్షితిజం మీద ఉండే సమయాలు సూర్యోదయం, సూర్యాస్తమయం (వక్రీభవనం లేకుండా); ఇవి ఆ తేదీవి.",
  moon_on_horizon: ({ event, happens }) =>
    happens
      ? `చంద్రబింబం పై అంచు ఆ ఊరి క్షితిజాన్ని తాకే సమయం ${event === "rise" ? "చంద్రోదయం" : "చంద్రాస్తమయం"} (వక్రీభవనం, లంబనంతో సహా); ఇది ఆ తేదీది.`
      : `${event === "rise" ? "చంద్రోదయం" : "చంద్రాస్తమయం"} రోజూ సుమారు 50 నిమిషాలు ఆలస్యం అవుతుంది; అందువల్ల కొన్ని తేదీల్లో ఉండదు.`,
  sun_on_meridian: ({ sunRises }) =>
    sunRises
      ? "ఈ తేదీ సూర్యోదయం తర్వాత సూర్యుడు ఆ ఊరి మధ్యాహ్న రేఖను దాటే సమయం ఇది."
      : "తేదీ మధ్య భాగానికి దగ్గరగా సూర్యుడు ఆ ఊరి మధ్యాహ్న రేఖను దాటే సమయం ఇది.",
  phase_of_elongation: ({ elongationDeg, hundredth }) =>
    `${ELONGATION} ${degrees(elongationDeg)}; అమావాస్య నుండి అమావాస్య వరకు నూరు భాగాలలో ${rank(hundredth + 1)}ది. ఎనిమిది దశల హద్దులు ఏ గ్రంథంలోనూ లేవు.`,
  panchaka: ({ from, to }) =>
    `చంద్రుడు ధనిష్ఠ సగం నుండి రేవతి చివరి వరకు ఉండే సమయం (${NAMES_TE.rasi[from]}, ${NAMES_TE.rasi[to]}).`,
  ayanamsa_of_instant: ({ ayanamsa, angleDeg }) =>
    `నిరయణ రాశి చక్రం నక్షత్రాల మధ్య ఒక బిందువు నుండి మొదలవుతుంది; పుట్టినప్పుడు అది విషువత్తుకు ${degrees(angleDeg)} ముందు ఉంది. అయనాంశ పద్ధతి: ${NAMES_TE.ayanamsa[ayanamsa]}.`,
  masa_of_sankranti: ({ rasi, masa }) =>
    `రెండు అమావాస్యల మధ్య సూర్యుడు ప్రవేశించే రాశి ${NAMES_TE.rasi[rasi]}; దాని వల్ల మాసం ${NAMES_TE.masa[masa]}.`,
  masa_adhika: ({ rasi, masa }) =>
    `రెండు అమావాస్యల మధ్య సూర్యుడు ఏ రాశిలోకీ ప్రవేశించడు (ఉన్న రాశి ${NAMES_TE.rasi[rasi]}); ఇది అధిక మాసం, పేరు తర్వాతి మాసానిది: ${NAMES_TE.masa[masa]}.`,
  masa_kshaya: ({ rasi, second, masa, lost }) =>
    `రెండు అమావాస్యల మధ్య సూర్యుడు రెండు రాశుల్లోకి ప్రవేశిస్తాడు (${NAMES_TE.rasi[rasi]}, ${NAMES_TE.rasi[second]}); మాసం ${NAMES_TE.masa[masa]}, లోపించిన మాసం ${NAMES_TE.masa[lost]}.`,
  purnimanta_bright_half: ({ masa }) => `పూర్ణిమాంత గణనలో కూడా శుక్ల పక్షానికి అమాంత మాసం పేరే: ${NAMES_TE.masa[masa]}.`,
  purnimanta_dark_half: ({ amanta, masa }) =>
    `పూర్ణిమాంత గణనలో కృష్ణ పక్షం (అమాంత మాసం ${NAMES_TE.masa[amanta]}) తర్వాతి మాసానికి చెందుతుంది: ${NAMES_TE.masa[masa]}.`,
  purnimanta_adhika: ({ masa }) => `అధిక మాసం రెండు గణనల్లోనూ ఒకటే: ${NAMES_TE.masa[masa]}.`,
  ritu_of_masa: ({ masa, ritu }) =>
    `ఒక ఋతువుకు రెండు చాంద్ర మాసాలు; ఈ మాసం (${NAMES_TE.masa[masa]}) ఉన్నది: ${NAMES_TE.ritu[ritu]}.`,
  ritu_of_tropical_sun: ({ tropicalSunDeg, ritu }) =>
    `సాయన సూర్యుడు ${degrees(tropicalSunDeg)}; 330° నుండి అరవై డిగ్రీలకు ఒక ఋతువు: ${NAMES_TE.ritu[ritu]}.`,
  ayana_of_sidereal_sun: (facts) => ayana("నిరయణ", facts.sunDeg, facts.ayana),
  ayana_of_tropical_sun: (facts) => ayana("సాయన", facts.tropicalSunDeg, facts.ayana),
  years_from_ugadi: ({ ugadiYear, saka, samvatsara, vikrama, vikramaSamvatsara, kali }) =>
    `సంవత్సరాలు ఉగాదితో మారతాయి; ${ugadiYear} ఉగాది నుండి శక ${saka} (${NAMES_TE.samvatsara[samvatsara]}), విక్రమ ${vikrama} (${NAMES_TE.samvatsara[vikramaSamvatsara]}), కలి ${kali}.`,
  solar_month_of_sankranti: ({ rasi, day }) =>
    `సూర్యుడు ఉన్న రాశి ${NAMES_TE.rasi[rasi]}, సౌర మాసంలో ${rank(day)} రోజు; సూర్యాస్తమయానికి ముందు సంక్రాంతి అయితే ఆ రోజే మొదటిది.`,
  disha_shool_of_vara: ({ vara, direction }) =>
    `${NAMES_TE.vara[vara].weekday} నాడు ఆచారం ప్రకారం ప్రయాణానికి ఎంచుకోని దిక్కు (వారశూల): ${NAMES_TE.direction[direction]}.`,
  yogini_of_tithi: ({ number, tithi, direction }) =>
    `మాసంలో ${rank(number)} తిథి (${NAMES_TE.tithi[tithi]}) నాడు యోగిని ఉండే దిక్కు: ${NAMES_TE.direction[direction]}.`,

  rahu_kaal: eighth,
  gulika: eighth,
  yamaganda: eighth,
  abhijit: ({ muhurta, quality }) =>
    `సూర్యోదయం నుండి సూర్యాస్తమయం వరకు పదిహేను సమ భాగాలలో ${rank(muhurta)}ది, మధ్యాహ్నం చుట్టూ${quality === "neutral" ? "; బుధవారం నాడు దీన్ని పాటించరు" : ""}.`,
  brahma_muhurta: ({ muhurta }) => `రాత్రి పదిహేను సమ భాగాలలో ${rank(muhurta)}ది; సూర్యోదయానికి ఒక భాగం ముందు ముగుస్తుంది.`,
  durmuhurta: (facts) =>
    `${half(facts)} పదిహేను సమ భాగాలలో ${rank(facts.muhurta)}ది; ${NAMES_TE.vara[facts.vara].weekday} నాడు ఇది దుర్ముహూర్తం; శుభకార్యాలు మొదలుపెట్టరు.`,
  pratah_sandhya: ({ ghatis }) => `రాత్రి ముప్పై ఘడియలలో చివరి ${ghatis}, సూర్యోదయం వరకు.`,
  sayam_sandhya: ({ ghatis }) => `రాత్రి ముప్పై ఘడియలలో మొదటి ${ghatis}, సూర్యాస్తమయం నుండి.`,
  bhadra: ({ karana }) => `ఒక కరణం నడిచే సమయం; దీన్ని ఆచారంలో భద్ర అంటారు: ${NAMES_TE.karana[karana]}.`,
  varjyam: ghatis("వర్జ్యం"),
  amrita_kala: ghatis("శుభం"),
  choghadiya: (facts) => eighthOfHalf(facts, NAMES_TE.choghadiya[facts.name]),
  gowri: (facts) => eighthOfHalf(facts, NAMES_TE.gowri[facts.name]),
  hora: ({ vara, hora, name }) =>
    `${NAMES_TE.vara[vara].weekday} హోరలు వారాధిపతితో మొదలై శని, గురు, కుజ, సూర్య, శుక్ర, బుధ, చంద్ర వరుసలో సాగుతాయి; ${rank(hora)} హోర అధిపతి: ${NAMES_TE.graha[name].name}.`,
  special_yoga: specialYoga,
  anandadi,
  sankranti: ({ rasi }) => `సూర్యుడు ప్రవేశించే రాశి: ${NAMES_TE.rasi[rasi]}.`,
};
