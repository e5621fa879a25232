import { called } from "@vedanga/names/te/forms";
import type { YearIngress, YearlyWords, YearStation } from "../yearly-words.ts";
import { monthDayTe } from "./civil-day.ts";
import { ordinalWord } from "./forms.ts";

const KNOWN_AS: readonly (string | undefined)[] = [
  undefined,
  "ధన స్థానం",
  "పరాక్రమ స్థానం",
  "సుఖ స్థానం",
  "సంతాన స్థానం",
  undefined,
  "దాంపత్య స్థానం",
  undefined,
  "భాగ్య స్థానం",
  "వృత్తి స్థానం",
  "లాభ స్థానం",
  "వ్యయ స్థానం",
];

/** లాభ స్థానమైన పదకొండవ, before ఇల్లు in any case; the custom names the sixth and the eighth by ills, so that they have none. */
function houseWords(house: number): string {
  const name = KNOWN_AS[house - 1];
  return name === undefined ? ordinalWord(house) : `${name.replace(/ం$/u, "మైన")} ${ordinalWord(house)}`;
}

const OWN_SIGN = 1;
const into = (house: number): string => (house === OWN_SIGN ? "మీ రాశిలోకి" : `${houseWords(house)} ఇంటికి`);
const within = (house: number): string => (house === OWN_SIGN ? "మీ రాశిలో" : `${houseWords(house)} ఇంట`);
const outOf = (house: number): string => (house === OWN_SIGN ? "మీ రాశి" : `${ordinalWord(house)} ఇంటి`);

export function ingressTe({ month, day, past, graha, fromHouse, house, retrograde }: YearIngress): string {
  const start = `${monthDayTe(month, day)}న ${called(graha)}`;
  if (retrograde) return `${start} వక్రగతిలో తిరిగి ${into(house)} ${past ? "వచ్చాడు" : "వస్తాడు"}.`;
  const moves = house === OWN_SIGN ? { past: "వచ్చాడు", ahead: "వస్తాడు" } : { past: "మారాడు", ahead: "మారతాడు" };
  return `${start} ${outOf(fromHouse)} నుండి ${into(house)} ${past ? moves.past : moves.ahead}.`;
}

/** Where in life a turn is felt, by house: as in మీ సొంత విషయాల్లో. */
const AFFAIRS: readonly string[] = [
  "మీ సొంత",
  "ఇంటి, డబ్బు",
  "తోబుట్టువుల, దగ్గరి ప్రయాణాల",
  "ఇల్లు, వాహనాల",
  "పిల్లల, చదువుల",
  "అప్పుల, ఆరోగ్య",
  "దాంపత్య, ఒప్పందాల",
  "బీమా, ఉమ్మడి ఆస్తి",
  "పెద్దల, దూర ప్రయాణాల",
  "ఉద్యోగ, వృత్తి",
  "లాభాల, స్నేహాల",
  "ఖర్చుల, దూర ప్రాంతాల",
];

type Turning = YearStation["turns"];
type BothTenses = readonly [present: string, past: string];

const LOOK_AGAIN: BothTenses = ["మరోసారి చూసుకోవలసి వస్తుంది", "మరోసారి చూసుకోవలసి వచ్చింది"];
const GO_ON: BothTenses = ["ఆగిన పనులు కదులుతాయి", "ఆగిన పనులు కదిలాయి"];

/** What a turn means in the matters of its house; the Sun, the Moon and the nodes do not turn. */
const MEANING: Readonly<Partial<Record<YearStation["graha"], Readonly<Record<Turning, BothTenses>>>>> = {
  mars: {
    retrograde: ["వేగం తగ్గుతుంది", "వేగం తగ్గింది"],
    direct: ["పనులు మళ్ళీ వేగం అందుకుంటాయి", "పనులు మళ్ళీ వేగం అందుకున్నాయి"],
  },
  mercury: {
    retrograde: ["మాటలు, పత్రాలు మరోసారి సరిచూసుకోవలసి వస్తుంది", "మాటలు, పత్రాలు మరోసారి సరిచూసుకోవలసి వచ్చింది"],
    direct: ["ఆగిన పత్రాలు, కబుర్లు కదులుతాయి", "ఆగిన పత్రాలు, కబుర్లు కదిలాయి"],
  },
  jupiter: {
    retrograde: ["నిర్ణయాల గురించి మరోసారి ఆలోచించవలసి వస్తుంది", "నిర్ణయాల గురించి మరోసారి ఆలోచించవలసి వచ్చింది"],
    direct: ["వాయిదా పడినవి ముందుకు సాగుతాయి", "వాయిదా పడినవి ముందుకు సాగాయి"],
  },
  venus: {
    retrograde: ["పాత ఇష్టాలు, పాత పరిచయాలు మళ్ళీ గుర్తుకు వస్తాయి", "పాత ఇష్టాలు, పాత పరిచయాలు మళ్ళీ గుర్తుకు వచ్చాయి"],
    direct: ["అంతా మళ్ళీ సులువవుతుంది", "అంతా మళ్ళీ సులువైంది"],
  },
  saturn: {
    retrograde: ["పాత బాధ్యతలు మరోసారి ముందుకు వస్తాయి", "పాత బాధ్యతలు మరోసారి ముందుకు వచ్చాయి"],
    direct: ["ఎన్నాళ్ళుగానో ఆగిన పనులు మెల్లగా కదులుతాయి", "ఎన్నాళ్ళుగానో ఆగిన పనులు మెల్లగా కదిలాయి"],
  },
};

const VERB: Readonly<Record<Turning, BothTenses>> = {
  retrograde: ["వక్రిస్తాడు", "వక్రించాడు"],
  direct: ["ఋజుగతికి వస్తాడు", "ఋజుగతికి వచ్చాడు"],
};

export function stationTe({ month, day, past, graha, house, turns }: YearStation): string {
  const tense = past ? 1 : 0;
  const meaning = MEANING[graha]?.[turns] ?? (turns === "retrograde" ? LOOK_AGAIN : GO_ON);
  const where = house === OWN_SIGN ? within(house) : `${ordinalWord(house)} ఇంట`;
  return `${monthDayTe(month, day)}న ${where} ఉన్న ${called(graha)} ${VERB[turns][tense]}; ${AFFAIRS[house - 1]} విషయాల్లో ${meaning[tense]}.`;
}

const KIND = { solar: "సూర్య గ్రహణం", lunar: "చంద్ర గ్రహణం" } as const;
const TYPE = { penumbral: "ఉపచ్ఛాయా", partial: "పాక్షిక", annular: "వలయాకార", hybrid: "మిశ్రమ", total: "సంపూర్ణ" } as const;
const SEEN_AS = {
  penumbral: "ఉపచ్ఛాయగా",
  partial: "పాక్షికంగా",
  annular: "వలయాకారంగా",
  hybrid: "మిశ్రమంగా",
  total: "సంపూర్ణంగా",
} as const;
const QUALITY = {
  good: "ఆ స్థానంలో అది అనుకూలమని సంప్రదాయం",
  mixed: "ఆ స్థానంలో అది మధ్యమమని సంప్రదాయం",
  quiet: "ఆ రోజును ప్రశాంతంగా, ప్రార్థనలో గడపడం ఆచారం",
} as const;

export const eclipseTe: YearlyWords["eclipse"] = ({
  month,
  day,
  past,
  kind,
  type,
  house,
  visible,
  seenAs,
  quality,
}) => {
  const what = `${monthDayTe(month, day)}న ${within(house)} ${TYPE[type]} ${KIND[kind]}`;
  const how = seenAs === undefined ? "" : `ఇక్కడ ${SEEN_AS[seenAs]} `;
  if (visible) return `${what} ${how}${past ? "కనిపించింది" : "కనిపిస్తుంది"}; ${QUALITY[quality]}.`;
  return past
    ? `${what} ఏర్పడింది; ఇక్కడ కనిపించలేదు కాబట్టి ఆచారాలేవీ పాటించవలసిన అవసరం రాలేదు.`
    : `${what} ఏర్పడుతుంది; ఇక్కడ కనిపించదు కాబట్టి ఆచారాలేవీ పాటించనవసరం లేదు.`;
};
