import type { FactReader } from "../../fact-reader.ts";
import type { RuleWords } from "../../reason-sentence.ts";
import type { AlmanacRule } from "../almanac-rule.ts";

// Names stand after a colon or in brackets, so that none has to be inflected.

const rankOf = (facts: FactReader, fact: string): string => `${facts.number(fact)}వ`;
const degrees = (facts: FactReader, fact: string): string => `${facts.rounded(fact, 2)}°`;
const half = (facts: FactReader): string => (facts.id("half") === "day" ? "పగటి" : "రాత్రి");

/** A limb by the stretch of its angle, and by the angle itself where one instant is meant. */
function limb(angle: string, facts: FactReader, name: string): string {
  const stretch = `${facts.number("parts")} సమ భాగాలలో ${rankOf(facts, "number")}ది`;
  const span = `${degrees(facts, "fromDeg")} నుండి ${degrees(facts, "toDeg")} వరకు`;
  return facts.has("angleDeg")
    ? `${angle} ${degrees(facts, "angleDeg")}; ${stretch} (${span}): ${name}.`
    : `${angle} ${span}; ${stretch}: ${name}.`;
}

const ELONGATION = "సూర్యుడి నుండి చంద్రుడి దూరం";
const MOON = "చంద్రుడి నిరయణ స్థానం";

const eighth = (facts: FactReader): string =>
  `${facts.weekday("vara")} నాడు సూర్యోదయం నుండి సూర్యాస్తమయం వరకు ఎనిమిది సమ భాగాలలో ${rankOf(facts, "eighth")}ది.`;
const eighthOfHalf = (list: "choghadiya" | "gowri") => (facts: FactReader) =>
  `${half(facts)} ఎనిమిది సమ భాగాలలో ${rankOf(facts, "part")}ది: ${facts.named(list, "name")}.`;
const ghatis = (held: string) => (facts: FactReader) =>
  `నక్షత్రపు (${facts.nakshatra("nakshatra")}) అరవై ఘడియలలో మొదటి ${facts.number("ghati")} తర్వాతి నాలుగు ఘడియలు ${held}.`;

function ayana(sun: string, facts: FactReader, degreesFact: string): string {
  return `${sun} సూర్యుడు ${degrees(facts, degreesFact)}; 270° నుండి 90° వరకు ఉత్తరానికి, 90° నుండి 270° వరకు దక్షిణానికి: ${facts.named("ayana", "ayana")}.`;
}

function specialYoga(facts: FactReader): string {
  const name = facts.named("specialYoga", "name");
  const star = facts.nakshatra("nakshatra");
  if (facts.has("countFromSun"))
    return `చంద్రుడి నక్షత్రం (${star}) సూర్యుడి నక్షత్రం నుండి ${rankOf(facts, "countFromSun")}ది: ${name}.`;
  const isPushkara = ["dwipushkara", "tripushkara"].includes(facts.id("name"));
  const tithi = isPushkara ? `, మాసంలో ${rankOf(facts, "tithi")} తిథి` : "";
  return `${facts.weekday("vara")}, ${star}${tithi} కలయిక: ${name}.`;
}

function anandadi(facts: FactReader): string {
  const shunned = facts.number("shunnedGhatis");
  const held = shunned === 0 ? "శుభం" : shunned === 60 ? "మొత్తం వదిలేస్తారు" : `మొదటి ఘడియలు వదిలేస్తారు: ${shunned}`;
  return `${facts.weekday("vara")}, అభిజిత్తుతో కలిపి 28 నక్షత్రాలలో ${rankOf(facts, "starOf28")}ది కలిసిన యోగం (${facts.named("anandadi", "name")}); ${held}.`;
}

export const ALMANAC_REASONS_TE: RuleWords<AlmanacRule> = {
  tithi_of_elongation: (facts) =>
    limb(ELONGATION, facts, `${facts.paksha("paksha")}, ${facts.named("tithi", "tithi")}`),
  nakshatra_of_moon: (facts) => limb(MOON, facts, facts.nakshatra("nakshatra")),
  yoga_of_sum: (facts) => limb("సూర్య చంద్రుల నిరయణ స్థానాల మొత్తం", facts, facts.named("yoga", "yoga")),
  karana_of_elongation: (facts) => limb(ELONGATION, facts, facts.named("karana", "karana")),
  rasi_of_moon: (facts) => limb(MOON, facts, facts.rasi("rasi")),
  rasi_of_sun: (facts) => limb("సూర్యుడి నిరయణ స్థానం", facts, facts.rasi("rasi")),

  vara_from_sunrise: (facts) =>
    `రోజు సూర్యోదయం నుండి సూర్యోదయం వరకు ఉంటుంది; ఈ తేదీ సూర్యోదయం నుండి వారం: ${facts.weekday("vara")}.`,
  vara_before_sunrise: (facts) =>
    `రోజు సూర్యోదయం నుండి సూర్యోదయం వరకు ఉంటుంది; ఈ తేదీ సూర్యోదయానికి ముందు ఇంకా ${facts.weekday("vara")}.`,
  vara_without_sunrise: (facts) => `ఈ తేదీన ఇక్కడ సూర్యుడు ఉదయించడు; రోజంతా ${facts.weekday("vara")}.`,
  masa_of_sankranti: (facts) =>
    `రెండు అమావాస్యల మధ్య సూర్యుడు ప్రవేశించే రాశి ${facts.rasi("rasi")}; దాని వల్ల మాసం ${facts.named("masa", "masa")}.`,
  masa_adhika: (facts) =>
    `రెండు అమావాస్యల మధ్య సూర్యుడు ఏ రాశిలోకీ ప్రవేశించడు (ఉన్న రాశి ${facts.rasi("rasi")}); ఇది అధిక మాసం, పేరు తర్వాతి మాసానిది: ${facts.named("masa", "masa")}.`,
  masa_kshaya: (facts) =>
    `రెండు అమావాస్యల మధ్య సూర్యుడు రెండు రాశుల్లోకి ప్రవేశిస్తాడు (${facts.rasi("rasi")}, ${facts.rasi("second")}); మాసం ${facts.named("masa", "masa")}, లోపించిన మాసం ${facts.named("masa", "lost")}.`,
  purnimanta_bright_half: (facts) => `పూర్ణిమాంత గణనలో కూడా శుక్ల పక్షానికి అమాంత మాసం పేరే: ${facts.named("masa", "masa")}.`,
  purnimanta_dark_half: (facts) =>
    `పూర్ణిమాంత గణనలో కృష్ణ పక్షం (అమాంత మాసం ${facts.named("masa", "amanta")}) తర్వాతి మాసానికి చెందుతుంది: ${facts.named("masa", "masa")}.`,
  purnimanta_adhika: (facts) => `అధిక మాసం రెండు గణనల్లోనూ ఒకటే: ${facts.named("masa", "masa")}.`,
  ritu_of_masa: (facts) =>
    `రెండు చాంద్ర మాసాలు ఒక ఋతువు; ఈ మాసం (${facts.named("masa", "masa")}) ఋతువు: ${facts.named("ritu", "ritu")}.`,
  ritu_of_tropical_sun: (facts) =>
    `సాయన సూర్యుడు ${degrees(facts, "tropicalSunDeg")}; 330° నుండి అరవై డిగ్రీలకు ఒక ఋతువు: ${facts.named("ritu", "ritu")}.`,
  ayana_of_sidereal_sun: (facts) => ayana("నిరయణ", facts, "sunDeg"),
  ayana_of_tropical_sun: (facts) => ayana("సాయన", facts, "tropicalSunDeg"),
  years_from_ugadi: (facts) =>
    `సంవత్సరాలు ఉగాదితో మారుతాయి; ${facts.number("ugadiYear")} ఉగాది నుండి శక ${facts.number("saka")} (${facts.named("samvatsara", "samvatsara")}), విక్రమ ${facts.number("vikrama")} (${facts.named("samvatsara", "vikramaSamvatsara")}), కలి ${facts.number("kali")}.`,
  solar_month_of_sankranti: (facts) =>
    `సూర్యుడు ఉన్న రాశి ${facts.rasi("rasi")}, సౌర మాసంలో ${rankOf(facts, "day")} రోజు; సూర్యాస్తమయానికి ముందు సంక్రాంతి అయితే ఆ రోజే మొదటిది.`,
  disha_shool_of_vara: (facts) =>
    `${facts.weekday("vara")} నాడు ఆచారం ప్రకారం బయలుదేరని దిక్కు: ${facts.named("direction", "direction")}.`,
  yogini_of_tithi: (facts) =>
    `మాసంలో ${rankOf(facts, "number")} తిథి (${facts.named("tithi", "tithi")}) నాడు యోగిని ఉండే దిక్కు: ${facts.named("direction", "direction")}.`,

  rahu_kaal: eighth,
  gulika: eighth,
  yamaganda: eighth,
  abhijit: (facts) =>
    `సూర్యోదయం నుండి సూర్యాస్తమయం వరకు పదిహేను సమ భాగాలలో ${rankOf(facts, "muhurta")}ది, మధ్యాహ్నం చుట్టూ${facts.id("quality") === "neutral" ? "; బుధవారం నాడు ఆచారం దీన్ని వదిలేస్తుంది" : ""}.`,
  brahma_muhurta: (facts) => `రాత్రి పదిహేను సమ భాగాలలో ${rankOf(facts, "muhurta")}ది; సూర్యోదయానికి ఒక భాగం ముందు ముగుస్తుంది.`,
  durmuhurta: (facts) =>
    `${half(facts)} పదిహేను సమ భాగాలలో ${rankOf(facts, "muhurta")}ది; ${facts.weekday("vara")} నాడు వదిలేస్తారు.`,
  pratah_sandhya: (facts) => `రాత్రి ముప్పై ఘడియలలో చివరి ${facts.number("ghatis")}, సూర్యోదయం వరకు.`,
  sayam_sandhya: (facts) => `రాత్రి ముప్పై ఘడియలలో మొదటి ${facts.number("ghatis")}, సూర్యాస్తమయం నుండి.`,
  bhadra: (facts) => `ఒక కరణం నడిచే సమయం; దీన్ని ఆచారంలో భద్ర అంటారు: ${facts.named("karana", "karana")}.`,
  varjyam: ghatis("వదిలేస్తారు"),
  amrita_kala: ghatis("శుభం"),
  choghadiya: eighthOfHalf("choghadiya"),
  gowri: eighthOfHalf("gowri"),
  hora: (facts) =>
    `${facts.weekday("vara")} హోరలు వారాధిపతితో మొదలై శని, గురు, కుజ, సూర్య, శుక్ర, బుధ, చంద్ర వరుసలో సాగుతాయి; ${rankOf(facts, "hora")} హోర అధిపతి: ${facts.graha("name")}.`,
  special_yoga: specialYoga,
  anandadi,
  sankranti: (facts) => `సూర్యుడు ప్రవేశించే రాశి: ${facts.rasi("rasi")}.`,
};
