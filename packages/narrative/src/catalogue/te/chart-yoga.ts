import type { Graha, YogaFacts } from "@vedanga/core";
import { rasiStem } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { ChartYogaWords } from "../strength-words.ts";
import { COMPOSED_YOGA_MEANINGS_TE } from "./composed-yoga-meanings.ts";
import { COMPOSED_YOGA_NAMES_TE } from "./composed-yoga-names.ts";
import { allCalled, ordinalWord } from "./forms.ts";
import { listed } from "./phrases.ts";
import { YOGA_PARTS_TE } from "./yoga-parts.ts";
import { YOGA_STRENGTH_TE } from "./yoga-strength.ts";

const who = (about: Graha): string => NAMES_TE.graha[about].name;
const ordinals = (houses: readonly number[]): string => listed(houses.map(ordinalWord));
const great = (facts: YogaFacts["yoga.hamsa"], about: Graha) =>
  `${who(about)} తన స్వక్షేత్రమో ఉచ్చ రాశో అయిన ${rasiStem(facts.rasi)} రాశిలో, కేంద్రమైన ${ordinalWord(facts.house)} భావంలో ఉన్నాడు.`;
/** "శని ఉన్నాడు", "రెండవ రాశిలో బుధుడు, శని ఉన్నారు". */
const some = (grahas: readonly Graha[], one: string, several: string, where?: string): string =>
  `${where === undefined ? "" : `${where} `}${allCalled(grahas)} ${grahas.length === 1 ? one : several}`;
const second = (from: string) => (facts: YogaFacts["yoga.vesi"]) =>
  `${from} నుండి ${some(facts.second, "ఉన్నాడు", "ఉన్నారు", "రెండవ రాశిలో")}; పన్నెండవ రాశిలో పంచతారా గ్రహాల్లో ఎవరూ లేరు.`;
const twelfth = (from: string) => (facts: YogaFacts["yoga.vosi"]) =>
  `${from} నుండి ${some(facts.twelfth, "ఉన్నాడు", "ఉన్నారు", "పన్నెండవ రాశిలో")}; రెండవ రాశిలో పంచతారా గ్రహాల్లో ఎవరూ లేరు.`;
const both = (from: string) => (facts: YogaFacts["yoga.durudhara"]) =>
  `${from} నుండి రెండవ రాశిలో ${allCalled(facts.second)}, పన్నెండవ రాశిలో ${allCalled(facts.twelfth)} ఉన్నారు.`;
const BONDS: Readonly<Record<YogaFacts["yoga.raja"]["bond"], string>> = {
  joined: "ఒకే రాశిలో ఉన్నారు",
  mutual_sight: "పరస్పరం పూర్ణ దృష్టితో చూసుకుంటున్నారు",
  exchange: "ఒకరి రాశిలో మరొకరు ఉన్నారు",
};
/** రెండవ భావాధిపతీ ఆరవ, తొమ్మిదవ భావాల అధిపతీ: one of a pair, with no comma between the two. */
const lordOf = (houses: readonly number[]): string =>
  `${ordinals(houses)} ${houses.length === 1 ? "భావాధిపతీ" : "భావాల అధిపతీ"}`;
const lords = (facts: YogaFacts["yoga.raja"]) =>
  `${lordOf(facts.housesOfFirst)} ${lordOf(facts.housesOfSecond)} ${BONDS[facts.bond]}.`;
const viparita = (facts: YogaFacts["yoga.harsha"], about: Graha) =>
  `${ordinalWord(facts.ruled)} భావాధిపతి ${who(about)} ${ordinalWord(facts.house)} భావంలో ఉన్నాడు.`;
const exchange = (facts: YogaFacts["yoga.maha_parivartana"]) =>
  `${ordinals(facts.houses)} భావాల అధిపతులు ఒకరి రాశిలో మరొకరు ఉన్నారు (పరివర్తన).`;
const UNDOING: Readonly<Record<YogaFacts["yoga.neecha_bhanga_by"]["how"], string>> = {
  lord_of_sign_in_kendra: "ఆ రాశి అధిపతి",
  lord_of_exaltation_in_kendra: "ఉచ్చ రాశి అధిపతి",
  exalted_in_this_sign_in_kendra: "ఈ రాశిలో ఉచ్చ పొందేవాడు",
  lord_of_sign_joins: "ఆ రాశి అధిపతి",
  lord_of_sign_sees: "ఆ రాశి అధిపతి",
};
const undoing = (facts: YogaFacts["yoga.neecha_bhanga_by"]): string => {
  const what = `${UNDOING[facts.how]} (${NAMES_TE.graha[facts.by].name})`;
  if (!("kendraFrom" in facts)) {
    return `${what} ${facts.how === "lord_of_sign_joins" ? "తోడుగా ఉన్నందున" : "పూర్ణ దృష్టితో చూస్తున్నందున"}`;
  }
  const from = facts.kendraFrom.map((each) => (each === "moon" ? "చంద్రుని నుండి" : "లగ్నం నుండి"));
  return `${what} ${listed(from)} కేంద్రంలో ఉన్నందున`;
};
type Cancelling = YogaFacts["yoga.kemadruma_cancelled"];
const CANCELLING: Readonly<Record<Cancelling["how"], (facts: Cancelling) => string>> = {
  with_moon: () => "చంద్రునితో కలిసి",
  kendra_from_moon: ({ houseFromMoon }) => `చంద్రుని నుండి కేంద్రమైన ${ordinalWord(houseFromMoon)} రాశిలో`,
  kendra_from_lagna: ({ house }) => `కేంద్రమైన ${ordinalWord(house)} భావంలో`,
};
const MOON = "చంద్రుని";
const SUN = "సూర్యుని";

export const CHART_YOGA_TE: ChartYogaWords = {
  names: {
    ...COMPOSED_YOGA_NAMES_TE,
    ruchaka: "రుచక యోగం",
    bhadra: "భద్ర యోగం",
    hamsa: "హంస యోగం",
    malavya: "మాళవ్య యోగం",
    sasa: "శశ యోగం",
    gajakesari: "గజకేసరి యోగం",
    sunapha: "సునఫా యోగం",
    anapha: "అనఫా యోగం",
    durudhara: "దురుధరా యోగం",
    kemadruma: "కేమద్రుమ యోగం",
    adhi: "అధి యోగం",
    partial_adhi: "పాక్షిక అధి యోగం",
    amala: "అమల యోగం",
    chandra_mangala: "చంద్రమంగళ యోగం",
    shakata: "శకట యోగం",
    budha_aditya: "బుధాదిత్య యోగం",
    vesi: "వేశి యోగం",
    vosi: "వోశి యోగం",
    ubhayachari: "ఉభయచరి యోగం",
    dharma_karmadhipati: "ధర్మకర్మాధిపతి యోగం",
    raja: "రాజయోగం",
    dhana: "ధన యోగం",
    neecha_bhanga: "నీచ భంగ యోగం",
    harsha: "హర్ష యోగం",
    sarala: "సరళ యోగం",
    vimala: "విమల యోగం",
    maha_parivartana: "మహా పరివర్తన యోగం",
    khala_parivartana: "ఖల పరివర్తన యోగం",
    dainya_parivartana: "దైన్య పరివర్తన యోగం",
  },
  meanings: {
    ...COMPOSED_YOGA_MEANINGS_TE,
    ruchaka: "కుజుని మహాపురుష యోగం: ధైర్యం, ఓర్పు, ఆశ్రితుల గౌరవం.",
    bhadra: "బుధుని మహాపురుష యోగం: స్పష్టమైన బుద్ధి, మంచి మాట, వ్యవహార నైపుణ్యం.",
    hamsa: "గురుని మహాపురుష యోగం: ధర్మవర్తన, విద్య, సజ్జనుల నమ్మకం.",
    malavya: "శుక్రుని మహాపురుష యోగం: ఆకర్షణ, సౌఖ్యం, ఉన్నతమైన అభిరుచి.",
    sasa: "శని మహాపురుష యోగం: పనిలో నేర్పు, మనుషులను నడిపించే అధికారం; ఇవి ఓర్పుతో వస్తాయి.",
    gajakesari: "మనసుకు జ్ఞానం తోడైంది: మంచి వివేకం, కష్టాలను దాటి నిలిచే పేరు.",
    sunapha: "చంద్రుని తర్వాతి రాశిలో గ్రహం ఉంది: స్వయంగా సంపాదించిన కలిమి, సమయస్ఫూర్తి.",
    anapha: "చంద్రునికి ముందు రాశిలో గ్రహం ఉంది: నిబ్బరం, మర్యాద, మంచి పేరు.",
    durudhara: "చంద్రునికి రెండు వైపులా గ్రహాలు ఉన్నాయి: కలిమి, వాహనాలు, వాటిని పంచే మనసు.",
    kemadruma: "చంద్రుని పక్కన ఏ గ్రహమూ లేదు: సొంత కాళ్ళ మీద నిలబడడం త్వరగా అలవడుతుంది; స్నేహాలు పెంచుకోవడం మేలు.",
    adhi: "చంద్రుని నుండి ఆరు, ఏడు, ఎనిమిది స్థానాల్లోనే శుభులు ఉన్నారు: మర్యాద, మంచి సలహా గల నాయకత్వం.",
    partial_adhi:
      "ముగ్గురు శుభులలో ఒకరో ఇద్దరో చంద్రుని నుండి ఆరు, ఏడు, ఎనిమిది స్థానాల్లో ఉన్నారు: మంచి సలహా, నమ్మకమైన స్థానం; ఫలం పూర్తి యోగం కన్నా తక్కువ.",
    amala: "పదవ స్థానంలో శుభ గ్రహం: మచ్చలేని పేరు మిగిల్చే పని.",
    chandra_mangala: "మనసుకు చొరవ తోడైంది: స్వయంకృషితో సంపాదన, సాహసం.",
    shakata: "బండి చక్రంలా పరిస్థితులు పైకీ కిందికీ మారుతుంటాయి: నిలకడగా ఉంటే దాటగలరు.",
    budha_aditya: "సూర్యునికి బుధుడు తోడయ్యాడు: తెలివి, మాటలో, పాలనలో నేర్పు.",
    vesi: "సూర్యుని తర్వాతి రాశిలో గ్రహం ఉంది: సమతూకం గల స్వభావం, సత్యం.",
    vosi: "సూర్యునికి ముందు రాశిలో గ్రహం ఉంది: నైపుణ్యం, దానగుణం, మంచి జ్ఞాపకం.",
    ubhayachari: "సూర్యునికి రెండు వైపులా గ్రహాలు ఉన్నాయి: హుందాతనం, వాక్చాతుర్యం, సమానుల్లో గౌరవం.",
    dharma_karmadhipati: "భాగ్య, కర్మాధిపతులు కలిశారు: రాజయోగాల్లో ఇది శ్రేష్ఠం; వారి దశల్లో ఫలం కనిపిస్తుంది.",
    raja: "కేంద్ర, త్రికోణాధిపతులు కలిశారు: ఆ ఇద్దరి దశల్లో హోదా పెరుగుతుంది.",
    dhana: "ధనస్థానాధిపతులు కలిశారు: పని, పొదుపు కలిసిన చోట వనరులు పెరుగుతాయి.",
    neecha_bhanga: "నీచ స్థితి తొలగింది: కింది స్థాయిలో మొదలైనది సాయంతో, శ్రమతో పైకి వస్తుంది.",
    harsha: "ఆరవ భావాధిపతి దుస్థానంలోనే ఉన్నాడు: వ్యతిరేకత దానంతట అదే తగ్గుతుంది; మనసు నిర్మలంగా ఉంటుంది.",
    sarala: "ఎనిమిదవ భావాధిపతి దుస్థానంలోనే ఉన్నాడు: దృఢత్వం, మార్పు నుండి నేర్చుకునే గుణం.",
    vimala: "వ్యయాధిపతి దుస్థానంలోనే ఉన్నాడు: పొదుపు, స్వతంత్రత, నిర్మలమైన మనసు.",
    maha_parivartana: "రెండు మంచి భావాల అధిపతులు స్థానాలు మార్చుకుని ఒకరికొకరు బలమిస్తారు.",
    khala_parivartana: "మూడవ భావాధిపతితో పరివర్తన: ధైర్యాన్ని నేర్పే ఎత్తుపల్లాలు.",
    dainya_parivartana: "దుస్థానాధిపతితో పరివర్తన: ఓర్పు, సేవ వల్ల మేలు కలుగుతుంది.",
  },
  strength: YOGA_STRENGTH_TE,
  reasons: {
    ...YOGA_PARTS_TE,
    "yoga.ruchaka": great,
    "yoga.bhadra": great,
    "yoga.hamsa": great,
    "yoga.malavya": great,
    "yoga.sasa": great,
    "yoga.gajakesari": ({ houseFromMoon, isByParashara }) =>
      `గురుడు చంద్రుని నుండి కేంద్రమైన ${ordinalWord(houseFromMoon)} రాశిలో ఉన్నాడు. పరాశర మహర్షి చెప్పిన ${isByParashara ? "మిగతా షరతులు కూడా కుదిరాయి" : "మిగతా షరతుల్లో కొన్ని కుదరలేదు"}.`,
    "yoga.sunapha": second(MOON),
    "yoga.anapha": twelfth(MOON),
    "yoga.durudhara": both(MOON),
    "yoga.kemadruma": () =>
      "చంద్రుని నుండి రెండవ, పన్నెండవ రాశుల్లో పంచతారా గ్రహాల్లో (కుజుడు, బుధుడు, గురుడు, శుక్రుడు, శని) ఎవరూ లేరు.",
    "yoga.adhi": ({ housesFromMoon }) =>
      new Set(housesFromMoon).size === 1
        ? `బుధుడు, గురుడు, శుక్రుడు ముగ్గురూ చంద్రుని నుండి ${ordinals(housesFromMoon.slice(0, 1))} రాశిలో ఉన్నారు.`
        : `చంద్రుని నుండి బుధుడు ${ordinals(housesFromMoon.slice(0, 1))}, గురుడు ${ordinals(housesFromMoon.slice(1, 2))}, శుక్రుడు ${ordinals(housesFromMoon.slice(2))} రాశిలో ఉన్నారు.`,
    "yoga.partial_adhi": (facts) =>
      `చంద్రుని నుండి ఆరవ, ఏడవ, ఎనిమిదవ రాశుల్లో ${some(facts.grahas, "ఉన్నాడు", "ఉన్నారు")}; ${some(facts.absent, "లేడు", "లేరు")}.`,
    "yoga.amala": ({ tenthFrom }) => `${tenthFrom === "moon" ? "చంద్రుని" : "లగ్నం"} నుండి పదవ స్థానంలో శుభ గ్రహాలే ఉన్నాయి.`,
    "yoga.chandra_mangala": ({ rasi }) => `చంద్రుడు, కుజుడు ఇద్దరూ ${rasiStem(rasi)} రాశిలో ఉన్నారు.`,
    "yoga.shakata": ({ houseFromJupiter }) =>
      `చంద్రుడు గురుని నుండి ${ordinalWord(houseFromJupiter)} రాశిలో ఉన్నాడు; లగ్నం నుండి కేంద్రంలో లేడు.`,
    "yoga.budha_aditya": ({ rasi, isMercuryCombust }) =>
      `సూర్యుడు, బుధుడు ఇద్దరూ ${rasiStem(rasi)} రాశిలో ఉన్నారు. బుధుడు ${isMercuryCombust ? "అస్తంగతుడు కాబట్టి యోగం కొంత తగ్గుతుంది" : "అస్తంగతుడు కాడు"}.`,
    "yoga.vesi": second(SUN),
    "yoga.vosi": twelfth(SUN),
    "yoga.ubhayachari": both(SUN),
    "yoga.dharma_karmadhipati": lords,
    "yoga.raja": lords,
    "yoga.dhana": lords,
    "yoga.harsha": viparita,
    "yoga.sarala": viparita,
    "yoga.vimala": viparita,
    "yoga.maha_parivartana": exchange,
    "yoga.khala_parivartana": exchange,
    "yoga.dainya_parivartana": exchange,
    "yoga.kemadruma_cancelled": (facts, about) =>
      `${who(about)} ${CANCELLING[facts.how](facts)} ఉన్నందున కేమద్రుమ యోగం భంగమైంది.`,
    "yoga.neecha_bhanga_by": (facts, about) =>
      `${who(about)} ${rasiStem(facts.rasi)} రాశిలో నీచలో ఉన్నా, ${undoing(facts)} నీచ భంగమైంది.`,
  },
};
