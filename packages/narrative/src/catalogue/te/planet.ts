import type { FactReader } from "../../fact-reader.ts";
import { oneOf } from "../../one-of.ts";
import type { PlanetWords } from "../planet-words.ts";
import { DIGNITY_TE } from "./gem-reasons.ts";
import { NAMES_TE } from "./names.ts";
import { genitive, listed, rasiStem, withGraha } from "./phrases.ts";

const who = (facts: FactReader): string => facts.graha("about");
const pace = (facts: FactReader): string => `${Math.abs(facts.number("speedDegPerDay")).toFixed(3)}°`;
const whose = (facts: FactReader): string => genitive(facts.id("about"));
const degrees = (facts: FactReader, fact: string): string => `${facts.rounded(fact, 1)}°`;
const where = (facts: FactReader): string => `${rasiStem(facts.id("rasi"))} రాశిలో ${degrees(facts, "degreesInRasi")} వద్ద`;
const houses = (facts: FactReader): string => {
  const ruled = facts.numbers("houses");
  return ruled.length === 1 ? `${ruled.join("")}వ భావానికి` : `${ruled.join(", ")} భావాలకు`;
};

const SAID: Readonly<Record<string, string>> = {
  good: "శుభం చేస్తాడని",
  harmful: "కీడు చేస్తాడని",
  joint_yoga: "మరో గ్రహంతో కలిసి రాజయోగం ఇస్తాడని",
  even: "సమంగా ఉంటాడని",
  killer: "మారకుడని",
};

export const PLANET_TE: PlanetWords = {
  reasons: {
    "placement.combust": (facts) =>
      `సూర్యునికి ${who(facts)} ${degrees(facts, "separationDeg")} దూరంలో, అంటే ${facts.number("orbDeg")}° హద్దు లోపల ఉన్నాడు; కాబట్టి అస్తంగతుడు.`,
    "placement.clear_of_sun": (facts) =>
      `సూర్యునికి ${who(facts)} ${degrees(facts, "separationDeg")} దూరంలో, అంటే ${facts.number("orbDeg")}° హద్దు బయట ఉన్నాడు; కాబట్టి అస్తంగతుడు కాడు.`,
    "placement.never_combust": (facts) => `${whose(facts)} విషయంలో అస్తంగతం అనేది లేదు.`,
    "placement.retrograde": (facts) => `${who(facts)} రోజుకు ${pace(facts)} చొప్పున వెనక్కి నడుస్తున్నాడు; ఇది వక్రగతి.`,
    "placement.direct": (facts) => `${who(facts)} రోజుకు ${pace(facts)} చొప్పున ముందుకు నడుస్తున్నాడు; ఇది ఋజుగతి.`,
    "placement.node_retrograde": (facts) => `${who(facts)} చంద్రుని మార్గంలోని ఛాయా బిందువు; ఛాయా గ్రహాలకు ఎప్పుడూ వక్రగతే లెక్క.`,
    "placement.age": (facts) =>
      `${who(facts)} ${where(facts)} ఉన్నాడు; రాశిని ఆరేసి డిగ్రీల భాగాలుగా లెక్కిస్తే (సమ రాశిలో వెనుక నుండి) అతని అవస్థ ${oneOf(NAMES_TE.avastha, facts.id("avastha"))}.`,
    "placement.star_lord": (facts) =>
      `${who(facts)} ${facts.nakshatra("nakshatra")} నక్షత్రం ${facts.number("pada")}వ పాదంలో ఉన్నాడు; వింశోత్తరి క్రమంలో ఆ నక్షత్రానికి అధిపతి ${facts.graha("nakshatraLord")}.`,
    "dasha.balance_at_birth": (facts) =>
      `పుట్టినప్పుడు చంద్రుడు ${facts.nakshatra("nakshatra")} నక్షత్రంలో ఉన్నాడు, దాని అధిపతి ${facts.graha("lord")}; జన్మకాలంలో ${genitive(facts.id("lord"))} దశ శేషం ${facts.number("years")} సంవత్సరాల ${facts.number("months")} నెలల ${facts.number("days")} రోజులు.`,
    "dasha.cut_by_years": (facts) =>
      `${genitive(facts.id("lord"))} మహాదశలోని ${facts.number("years")} సంవత్సరాలను, 120 ఏళ్ళలో తొమ్మిది గ్రహాల వాటాలను బట్టి తొమ్మిది భాగాలు చేస్తారు; మొదటి భాగం ఆ గ్రహానిదే, మిగిలినవి దశల వరుసలోనే వస్తాయి.`,
    "luck.number": (facts) =>
      `చంద్రుని నక్షత్రానికి లేదా రాశికి అధిపతి అయిన ${whose(facts)} సంఖ్య ${facts.number("number")}; ఇది నేటి సంఖ్యాశాస్త్రం చెప్పేది, ప్రాచీన గ్రంథాలలో లేదు.`,
    "luck.colour": (facts) =>
      `చంద్రుని నక్షత్రానికి లేదా రాశికి అధిపతి అయిన ${whose(facts)} వర్ణం ${oneOf(NAMES_TE.colour, facts.id("colour"))}; అదృష్టం కోసం ఆ రంగు ధరించడం తర్వాతి ఆచారం.`,
    "luck.syllables": (facts) => `జన్మ నక్షత్రమైన ${facts.nakshatra("nakshatra")} నాలుగు పాదాలకు సంప్రదాయం చెప్పే నామాక్షరాలివి.`,
    "dignity.exalted": (facts) =>
      `${who(facts)} ${where(facts)} ఉన్నాడు; ఆ రాశిలో ${facts.number("fromDeg")}° నుండి ${facts.number("toDeg")}° వరకు అతనికి ఉచ్చ.`,
    "dignity.moolatrikona": (facts) =>
      `${who(facts)} ${where(facts)} ఉన్నాడు; ఆ రాశిలో ${facts.number("fromDeg")}° నుండి ${facts.number("toDeg")}° వరకు అతనికి మూలత్రికోణం.`,
    "dignity.own": (facts) => `${who(facts)} ${where(facts)}, స్వక్షేత్రంలో ఉన్నాడు.`,
    "dignity.debilitated": (facts) => `${who(facts)} ${where(facts)} ఉన్నాడు; ఉచ్చ రాశికి ఇది ఏడవది, కాబట్టి నీచ.`,
    "dignity.natural_relation": (facts) =>
      `${who(facts)} ${where(facts)} ఉన్నాడు; రాశి అధిపతి ${withGraha(facts.id("rasiLord"))} సహజ సంబంధాన్ని బట్టి అతడు ${oneOf(DIGNITY_TE, facts.id("dignity"))} ఉన్నట్లు లెక్క.`,
    "dignity.node_without_relation": (facts) =>
      `${who(facts)} ${where(facts)} ఉన్నాడు; ఛాయా గ్రహాలకు రాశి అధిపతి ${withGraha(facts.id("rasiLord"))} సహజ సంబంధం లేదు, కాబట్టి సమంగా లెక్క.`,
    "nature.rules_houses": (facts) => `${rasiStem(facts.id("lagna"))} లగ్నానికి ${who(facts)} ${houses(facts)} అధిపతి.`,
    "nature.kendra_and_trikona": (facts) => `${who(facts)} కేంద్రానికీ త్రికోణానికీ (${houses(facts)}) అధిపతి కాబట్టి యోగకారకుడు.`,
    "nature.said_of_lagna": (facts) =>
      `${rasiStem(facts.id("lagna"))} లగ్నానికి ${who(facts)} ${oneOf(SAID, facts.id("said"))} పరాశరుడు చెప్పాడు.`,
    "nature.trikona_lord": (facts) => `${who(facts)} ${houses(facts)} అధిపతి; త్రికోణాధిపత్యం వల్ల శుభుడు.`,
    "nature.evil_house_lord": (facts) =>
      `${who(facts)} ${houses(facts)} అధిపతి; 3, 6, 8, 11 భావాల ఆధిపత్యం కీడు వైపు మొగ్గుతుంది.`,
    "nature.trikona_and_evil_house_lord": (facts) =>
      `${who(facts)} ${houses(facts)} అధిపతి; త్రికోణాధిపత్యం, దుస్థానాధిపత్యం ఒకదానినొకటి సరిచేస్తాయి.`,
    "nature.maraka_house_lord": (facts) => `${who(facts)} ${houses(facts)} అధిపతి; 2 లేదా 7వ భావాధిపతి మారకుడు.`,
    "nature.no_leaning": (facts) => `${who(facts)} ${houses(facts)} అధిపతి; ఇవి ఏ వైపూ మొగ్గవు.`,
    "nature.node_yoga": (facts) =>
      `${who(facts)} ${facts.number("house")}వ భావంలో ${withGraha(facts.id("joined"))} కలిసి ఉన్నాడు; కేంద్ర త్రికోణ సంబంధం వల్ల యోగకారకుడు.`,
    "nature.node_joined": (facts) =>
      `${who(facts)} ${facts.number("house")}వ భావంలో ${listed(facts.ids("joined").map(withGraha))} కలిసి ఉండి ఆ స్వభావాన్నే తీసుకుంటాడు.`,
    "nature.node_of_sign_lord": (facts) =>
      `${who(facts)} ${facts.number("house")}వ భావంలో ఒంటరిగా ఉండి రాశి అధిపతి ${genitive(facts.id("rasiLord"))} స్వభావాన్ని తీసుకుంటాడు.`,
  },
};
