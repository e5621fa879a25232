import type { Graha, NatureFacts, PlacementFacts, Rasi } from "@vedanga/core";
import { dashaStem, genitive, nakshatraStem, rasiStem, withGraha } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { PlanetWords } from "../planet-words.ts";
import { counted, countedDays } from "./counted.ts";
import { withAll } from "./forms.ts";
import { DIGNITY_TE } from "./gem-reasons.ts";
import { listed } from "./phrases.ts";

const who = (about: Graha): string => NAMES_TE.graha[about].name;
const pace = ({ speedDegPerDay }: PlacementFacts["placement.direct"]): string =>
  `${Math.abs(speedDegPerDay).toFixed(3)}°`;
const whose = (about: Graha): string => genitive(about);
const degrees = (angleDeg: number): string => `${angleDeg.toFixed(1)}°`;
const where = (facts: { readonly rasi: Rasi; readonly degreesInRasi: number }): string =>
  `${rasiStem(facts.rasi)} రాశిలో ${degrees(facts.degreesInRasi)} వద్ద`;
const houses = ({ houses: ruled }: NatureFacts["nature.no_leaning"]): string => {
  return ruled.length === 1 ? `${ruled.join("")}వ భావానికి` : `${ruled.join(", ")} భావాలకు`;
};

/** Each number with the form of its noun; nothing of a unit of which there is none. */
const balance = ({ years, months, days }: { years: number; months: number; days: number }): string =>
  [
    ...(years === 0 ? [] : [counted(years, "సంవత్సరం", "సంవత్సరాలు")]),
    ...(months === 0 ? [] : [counted(months, "నెల", "నెలలు")]),
    countedDays(days),
  ].join(", ");

const SAID: Readonly<Record<NatureFacts["nature.said_of_lagna"]["said"], string>> = {
  good: "శుభం చేస్తాడని",
  harmful: "కీడు చేస్తాడని",
  joint_yoga: "మరో గ్రహంతో కలిసి రాజయోగం ఇస్తాడని",
  even: "సమంగా ఉంటాడని",
  killer: "మారకుడని",
};

const RELATIONS = {
  helps: "1, 4, 5, 7, 9, 10, 11 రాశుల నుండి అనుకూలం",
  even: "2, 3 రాశుల నుండి సమం",
  strains: "6, 8, 12 రాశుల నుండి అననుకూలం",
} as const;

export const PLANET_TE: PlanetWords = {
  reasons: {
    "placement.combust": ({ separationDeg, orbDeg }, about) =>
      `సూర్యునికి ${who(about)} ${degrees(separationDeg)} దూరంలో, అంటే ${orbDeg}° హద్దు లోపల ఉన్నాడు; కాబట్టి అస్తంగతుడు.`,
    "placement.clear_of_sun": ({ separationDeg, orbDeg }, about) =>
      `సూర్యునికి ${who(about)} ${degrees(separationDeg)} దూరంలో, అంటే ${orbDeg}° హద్దు బయట ఉన్నాడు; కాబట్టి అస్తంగతుడు కాడు.`,
    "placement.never_combust": (_facts, about) => `${whose(about)} విషయంలో అస్తంగత్వం లేదు.`,
    "placement.retrograde": (facts, about) => `${who(about)} రోజుకు ${pace(facts)} చొప్పున వెనక్కి నడుస్తున్నాడు; ఇది వక్రగతి.`,
    "placement.direct": (facts, about) => `${who(about)} రోజుకు ${pace(facts)} చొప్పున ముందుకు నడుస్తున్నాడు; ఇది ఋజుగతి.`,
    "placement.node_retrograde": (_facts, about) =>
      `${who(about)} చంద్రుని మార్గంలోని ఛాయా బిందువు; ఛాయా గ్రహాలకు ఎప్పుడూ వక్రగతే లెక్క.`,
    "placement.age": (facts, about) =>
      `${who(about)} ${where(facts)} ఉన్నాడు; రాశిని ఆరేసి డిగ్రీల భాగాలుగా లెక్కిస్తే (సరి రాశిలో వెనుక నుండి) అతని అవస్థ ${NAMES_TE.avastha[facts.avastha]}.`,
    "placement.whole_sign_houses": ({ lagna }) =>
      `ఒక రాశి మొత్తం ఒక భావం; లగ్న రాశి మొదటి భావం. ఈ జాతకంలో లగ్నం: ${NAMES_TE.rasi[lagna]}.`,
    "placement.house": ({ rasi, house }, about) =>
      `${who(about)} ${rasiStem(rasi)} రాశిలో ఉన్నాడు; లగ్నం నుండి అది ${house}వ భావం.`,
    "placement.star_lord": ({ nakshatra, pada, nakshatraLord }, about) =>
      `${who(about)} ${nakshatraStem(nakshatra)} నక్షత్రం ${pada}వ పాదంలో ఉన్నాడు; వింశోత్తరి క్రమంలో ఆ నక్షత్రానికి అధిపతి ${NAMES_TE.graha[nakshatraLord].name}.`,
    "aspect.sees": ({ houses: counted, seen }, about) =>
      `${who(about)} తానున్న రాశి నుండి ${counted.length === 1 ? `${counted.join("")}వ స్థానాన్ని` : `${counted.join(", ")} స్థానాలను`} పూర్ణ దృష్టితో చూస్తాడు; ${seen.length === 0 ? "అక్కడ ఏ గ్రహమూ లేదు" : `అక్కడ ఉన్న గ్రహాలు: ${listed(seen.map(who))}`}.`,
    "aspect.joined": ({ joined }, about) =>
      joined.length === 0
        ? `${who(about)} ఉన్న రాశిలో మరే గ్రహమూ లేదు.`
        : `${who(about)} ఉన్న రాశిలోనే ఉన్న గ్రహాలు: ${listed(joined.map(who))}.`,
    "aspect.seen_by": ({ seers }, about) =>
      seers.length === 0
        ? `${whose(about)} మీద ఏ గ్రహానికీ పూర్ణ దృష్టి లేదు.`
        : `${whose(about)} మీద పూర్ణ దృష్టి ఉన్న గ్రహాలు: ${listed(seers.map(who))}.`,
    "dasha.balance_at_birth": ({ nakshatra, lord, years, months, days }) =>
      `పుట్టినప్పుడు చంద్రుడు ${nakshatraStem(nakshatra)} నక్షత్రంలో ఉన్నాడు; దాని అధిపతి ${NAMES_TE.graha[lord].name}. పుట్టేనాటికి ${dashaStem(lord)} దశలో మిగిలిన కాలం: ${balance({ years, months, days })}.`,
    "dasha.running": ({ lords: [maha, ...parts], fromAge, toAge }) =>
      `పుట్టినప్పటి నుండి తొమ్మిది మహాదశలు వరుసగా వస్తాయి; ${maha === undefined ? "మొదటి" : dashaStem(maha)} మహాదశ ${fromAge.toFixed(1)} ఏళ్ళ వయసు నుండి ${toAge.toFixed(1)} ఏళ్ళ వరకు${parts.length === 0 ? "" : `; అందులో ఒకదానిలో ఒకటిగా నడుస్తున్న లోపలి దశలు: ${listed(parts.map(who))}`}.`,
    "dasha.all_passed": ({ years }) => `తొమ్మిది మహాదశలు కలిపి ${years} ఏళ్ళు; అవన్నీ పూర్తయ్యాయి.`,
    "dasha.cut_by_years": ({ lord, years }) =>
      `${dashaStem(lord)} మహాదశలోని ${years} సంవత్సరాలను, 120 ఏళ్ళలో తొమ్మిది గ్రహాల వాటాలను బట్టి తొమ్మిది భాగాలు చేస్తారు; మొదటి భాగం ఆ గ్రహానిదే, మిగిలినవి దశల వరుసలోనే వస్తాయి.`,
    "dasha_lord.house": ({ lagna, rasi, house }, about) =>
      `${who(about)} ${rasiStem(rasi)} రాశిలో ఉన్నాడు; ${rasiStem(lagna)} లగ్నం నుండి అది ${house}వ భావం.`,
    "dasha_lord.companions": ({ rasi, companions }, about) =>
      companions.length === 0
        ? `${rasiStem(rasi)} రాశిలో ${withGraha(about)} మరే గ్రహమూ లేదు.`
        : `${rasiStem(rasi)} రాశిలో ${withGraha(about)} ఉన్న గ్రహాలు: ${listed(companions.map(who))}.`,
    "dasha_lord.navamsa": ({ rasi, degreesInRasi, navamsa }, about) =>
      `${who(about)} ${where({ rasi, degreesInRasi })} ఉన్నాడు; రాశిలోని ఆ తొమ్మిదవ భాగం ${rasiStem(navamsa)} నవాంశ.`,
    "dasha_lord.span": ({ years }, about) =>
      `120 సంవత్సరాల్లో ${dashaStem(about)} మహాదశ ${years} సంవత్సరాలు; ముందు దశ ముగిసినప్పుడు ఇది మొదలవుతుంది.`,
    "dasha_lord.from_mahadasha": ({ mahadasha, house, relation }, about) =>
      relation === "own"
        ? `ఈ మహాదశకు, దానిలోని మొదటి అంతర్దశకు అధిపతి ${who(about)}.`
        : `మహాదశ అధిపతి ${who(mahadasha)} ఉన్న రాశి నుండి ${who(about)} ${house}వ రాశిలో ఉన్నాడు; ${RELATIONS[relation]}.`,
    "luck.number": ({ number }, about) =>
      `చంద్రుని నక్షత్రానికి లేదా రాశికి అధిపతి అయిన ${whose(about)} సంఖ్య ${number}; ఇది నేటి సంఖ్యాశాస్త్రం ప్రకారం; ప్రాచీన గ్రంథాలలో లేదు.`,
    "luck.colour": ({ colour }, about) =>
      `చంద్రుని నక్షత్రానికి లేదా రాశికి అధిపతి అయిన ${whose(about)} వర్ణం ${NAMES_TE.colour[colour]}; అదృష్టం కోసం ఆ రంగు ధరించడం తర్వాతి ఆచారం.`,
    "luck.fasting_day": ({ vara }, about) =>
      `లగ్నాధిపతి ${who(about)}, అతని వారం ${NAMES_TE.vara[vara].weekday}; ఒక గ్రహం కోసం ఉపవాసం ఉండేవారు ఆ గ్రహం వారాన ఉంటారు.`,
    "luck.gayatri": (_facts, about) => `లగ్నాధిపతి ${who(about)}; నవగ్రహ పూజలో చదివే ${genitive(about)} గాయత్రి ఇది.`,
    "luck.gayatri_of_graha": (_facts, about) => `నవగ్రహ పూజలో చదివే ${genitive(about)} గాయత్రి ఇది.`,
    "luck.syllables": ({ nakshatra }) =>
      `ఇవి సంప్రదాయం ప్రకారం ${nakshatraStem(nakshatra)} నక్షత్రం నాలుగు పాదాల నామాక్షరాలు; మీ జన్మ నక్షత్రం ఇదే.`,
    "luck.syllable_of_quarter": ({ nakshatra, pada, syllable }) =>
      `చంద్రుడు ${nakshatraStem(nakshatra)} నక్షత్రం ${pada}వ పాదంలో ఉన్నాడు; ఆ పాదానికి చెప్పిన నామాక్షరం: ${NAMES_TE.syllable[syllable]}.`,
    "dignity.exalted": (facts, about) =>
      `${who(about)} ${where(facts)} ఉన్నాడు; ఆ రాశిలో ${facts.fromDeg}° నుండి ${facts.toDeg}° వరకు అతనికి ఉచ్చ.`,
    "dignity.moolatrikona": (facts, about) =>
      `${who(about)} ${where(facts)} ఉన్నాడు; ఆ రాశిలో ${facts.fromDeg}° నుండి ${facts.toDeg}° వరకు అతనికి మూలత్రికోణం.`,
    "dignity.own": (facts, about) => `${who(about)} ${where(facts)}, స్వక్షేత్రంలో ఉన్నాడు.`,
    "dignity.debilitated": (facts, about) => `${who(about)} ${where(facts)} ఉన్నాడు; ఉచ్చ రాశికి ఇది ఏడవది, కాబట్టి నీచ.`,
    "dignity.natural_relation": (facts, about) =>
      `${who(about)} ${where(facts)} ఉన్నాడు; రాశి అధిపతి ${withGraha(facts.rasiLord)} సహజ సంబంధాన్ని బట్టి అతడు ${DIGNITY_TE[facts.dignity]} ఉన్నట్లు లెక్క.`,
    "dignity.node_without_relation": (facts, about) =>
      `${who(about)} ${where(facts)} ఉన్నాడు; ఛాయా గ్రహాలకు రాశి అధిపతి ${withGraha(facts.rasiLord)} సహజ సంబంధం లేదు కాబట్టి సమంగా లెక్క.`,
    "nature.rules_houses": (facts, about) => `${rasiStem(facts.lagna)} లగ్నానికి ${who(about)} ${houses(facts)} అధిపతి.`,
    "nature.kendra_and_trikona": (facts, about) => `${who(about)} కేంద్రానికీ త్రికోణానికీ (${houses(facts)}) అధిపతి కాబట్టి యోగకారకుడు.`,
    "nature.said_of_lagna": ({ lagna, said }, about) =>
      `${rasiStem(lagna)} లగ్నానికి ${who(about)} ${SAID[said]} పరాశర మహర్షి చెప్పారు.`,
    "nature.trikona_lord": (facts, about) => `${who(about)} ${houses(facts)} అధిపతి; త్రికోణాధిపత్యం వల్ల శుభుడు.`,
    "nature.evil_house_lord": (facts, about) =>
      `${who(about)} ${houses(facts)} అధిపతి; 3, 6, 8, 11 భావాల ఆధిపత్యం కీడు వైపు మొగ్గుతుంది.`,
    "nature.trikona_and_evil_house_lord": (facts, about) =>
      `${who(about)} ${houses(facts)} అధిపతి; త్రికోణాధిపత్యం, దుస్థానాధిపత్యం ఒకదాన్నొకటి సరిచేస్తాయి.`,
    "nature.maraka_house_lord": (facts, about) => `${who(about)} ${houses(facts)} అధిపతి; 2 లేదా 7వ భావాధిపతి మారకుడు.`,
    "nature.no_leaning": (facts, about) => `${who(about)} ${houses(facts)} అధిపతి; ఇవి ఏ వైపూ మొగ్గవు.`,
    "nature.node_yoga": ({ house, joined }, about) =>
      `${who(about)} ${house}వ భావంలో ${withGraha(joined)} కలిసి ఉన్నాడు; కేంద్ర త్రికోణ సంబంధం వల్ల యోగకారకుడు.`,
    "nature.node_joined": ({ house, joined }, about) =>
      `${who(about)} ${house}వ భావంలో ${withAll(joined)} కలిసి ఉండి ${joined.length === 1 ? "అతని" : "వారి"} స్వభావాన్నే తీసుకుంటాడు.`,
    "nature.node_of_sign_lord": ({ house, rasiLord }, about) =>
      `${who(about)} ${house}వ భావంలో ఒంటరిగా ఉండి రాశి అధిపతి ${genitive(rasiLord)} స్వభావాన్ని తీసుకుంటాడు.`,
  },
};
