import { TITHI_GROUP_TE } from "@vedanga/names/te/forms";
import { toNoun } from "@vedanga/names/te/stem";
import type { DailyWords } from "../daily-words.ts";
import { OPENING_TE } from "./daily-opening.ts";
import { DAY_REASONS_TE } from "./day-reasons.ts";

/** Names are always in the nominative: no sentence needs to add a case ending to them. */
export const DAILY_TE: DailyWords = {
  opening: OPENING_TE,
  aspect: {
    physique: "శరీర బలం",
    status: "మనశ్శాంతి",
    finances: "డబ్బు",
    relationship: "దాంపత్యం",
    career: "ఉద్యోగం",
    travel: "ప్రయాణం",
    family: "కుటుంబం",
    friends: "స్నేహం",
    health: "ఆరోగ్యం",
  },
  favours: [
    ({ who, where, effect }) => `${who} ${where} సంచరిస్తూ ${effect} సూచిస్తున్నాడు.`,
    ({ who, where, effect }) => `${who} ${where} ఉన్నందున ${effect} ఆశించవచ్చు.`,
    ({ who, where, effect }) => `${where} ${who} అనుకూలంగా ఉన్నాడు: ${effect}.`,
    ({ who, where, effect }) => `ప్రధాన బలం ${where} ఉన్న ${who}; అతడు ${effect} సూచిస్తున్నాడు.`,
  ],
  asks: [
    ({ who, where, effect }) => `${who} ${where} సంచరిస్తున్నందున ${effect} మేలు.`,
    ({ who, where, effect }) => `${who} ${where} ఉన్నప్పుడు ${effect} మంచిది.`,
    ({ who, where, effect }) => `వేగం తగ్గించేది ${where} ఉన్న ${who}; ${effect} దానికి తగిన జవాబు.`,
    ({ who, where, effect }) => `${where} ${who} ఉండగా ${effect} ఉత్తమం.`,
  ],
  obstructed: [
    ({ who, where, effect, by }) => `${who} ${where} ఉన్నా ${by} అడ్డుగా ఉన్నందున ${effect} కొంత ఆలస్యం కావచ్చు.`,
    ({ who, where, effect, by }) => `${where} ఉన్న ${who} సూచించే ఫలం (${effect}) ${by} వేధ కలిగించడంతో ప్రస్తుతానికి ఆగింది.`,
    ({ who, where, effect, by }) => `${who} ${where} మంచి చోటే ఉన్నా ${by} వేధ కలిగిస్తున్నందున ${effect} వెంటనే ఆశించకండి.`,
    ({ who, where, effect, by }) => `${by} అడ్డుగా నిలిచినందున ${where} ఉన్న ${who} తన ఫలం పూర్తిగా ఇవ్వలేడు; ${effect} తర్వాతి మాట.`,
  ],
  moonFavours: [
    (where) => `ఈ విషయంలో చంద్రుడు ${where} ఉండి మీకు అండగా నిలుస్తున్నాడు.`,
    (where) => `${where} ఉన్న చంద్రుడు ఇందుకు తోడ్పడుతున్నాడు.`,
    (where) => `చంద్రుడు తనకు అనువైన చోట సంచరిస్తూ ${where} ఉండడం కలిసివచ్చే అంశం.`,
    (where) => `చంద్రబలం తోడుగా ఉంది: చంద్రుడు ${where} అనుకూలుడు.`,
  ],
  moonAsks: [
    (where) => `చంద్రుడు ${where} ఉన్నందున తొందర వద్దు, పని పక్వానికి రానివ్వండి.`,
    (where) => `${where} ఉన్న చంద్రుడు పెద్దగా కలిసిరాడు; నెమ్మదిగా సాగండి.`,
    (where) => `చంద్రుడు ${where} ఉండగా మనసు వేరేవైపు లాగుతుంది; ఒక్కో పని ఒక్కోసారి చేయండి.`,
    (where) => `చంద్రుడు ${where} సంచరిస్తున్నందున కొంత వెసులుబాటు ఉంచుకోండి.`,
  ],
  moonObstructed: [
    (where, by) => `చంద్రుడు ${where} మంచి చోటే ఉన్నా ${by} అడ్డుగా ఉన్నందున ఆ మేలు అందడం లేదు.`,
    (where, by) => `${where} ఉన్న చంద్రునికి ${by} వేధ కలిగించడంతో సాయమూ లేదు, అడ్డూ లేదు.`,
    (where, by) => `${by} అడ్డుగా ఉన్నంతసేపు ${where} ఉన్న చంద్రుని నుండి ఆశించేది తక్కువ.`,
    (where, by) => `${where} ఉన్న చంద్రుని సాయం ${by} అడ్డుపడడంతో ఆగింది.`,
  ],
  group: TITHI_GROUP_TE,
  tithi: {
    serves: [
      (tithi, group, aspect) => `${tithi} ${group} తిథి; ${aspect} విషయంలో కలిసివస్తుంది.`,
      (tithi, group, aspect) => `${aspect} విషయంలో ${group} తిథి అయిన ${tithi} తోడ్పడుతుంది.`,
    ],
    fair: [
      (tithi, group) => `సూర్యోదయ వేళ తిథి ${tithi}, ${group} తిథుల్లో ఒకటి.`,
      (tithi, group) => `${group} తిథి అయిన ${tithi} సూర్యోదయానికి నడుస్తోంది.`,
    ],
    empty: [
      (tithi) => `${tithi} రిక్తా తిథి: కొత్తవి మొదలుపెట్టడం కన్నా ఉన్నవి ముగించడం మేలు.`,
      (tithi) => `రిక్తా తిథి అయిన ${tithi} నాడు పాత పనులు పూర్తిచేసుకోవడం మంచిది.`,
    ],
    amavasya: [
      (tithi) => `${tithi} ఆరంభాలకు కాక విశ్రాంతికి, పితృస్మరణకు కేటాయించిన రోజు.`,
      (tithi) => `${tithi} నాడు పెద్దలను తలచుకుంటారు; కొత్త పనులు మొదలుపెట్టరు.`,
    ],
  },
  vara: {
    own: [
      (weekday, varaLord) => `${toNoun(weekday)} అధిపతి ${varaLord}; మీ రాశికీ అతడే అధిపతి.`,
      (weekday, varaLord) => `ఇది మీ రాశ్యధిపతి వారమే: ${toNoun(weekday)} అధిపతి ${varaLord}.`,
    ],
    friend: [
      (weekday, varaLord, rasiLord) => `${toNoun(weekday)} అధిపతి ${varaLord}; మీ రాశ్యధిపతి ${rasiLord} అతన్ని మిత్రునిగా చూస్తాడు.`,
      (weekday, varaLord, rasiLord) =>
        `వారబలం మీకు తోడుంది: ${toNoun(weekday)} అధిపతి ${varaLord}; అతనిపై మీ రాశ్యధిపతి ${rasiLord} స్నేహం చూపుతాడు.`,
    ],
    enemy: [
      (weekday, varaLord, rasiLord) => `${toNoun(weekday)} అధిపతి ${varaLord}; మీ రాశ్యధిపతి ${rasiLord} అతన్ని మిత్రునిగా చూడడు.`,
      (weekday, varaLord, rasiLord) =>
        `వారబలం కొంత తక్కువ: ${toNoun(weekday)} అధిపతి ${varaLord}; అతనిపై మీ రాశ్యధిపతి ${rasiLord} స్నేహం చూపడు.`,
    ],
  },
  yoga: {
    good: [(yoga) => `సూర్యోదయ వేళ ఉన్న యోగం ${yoga}; ఇది శుభయోగం.`, (yoga) => `శుభయోగాల్లో ఒకటైన ${yoga} నీడలో రోజు మొదలవుతుంది.`],
    badAtFirst: [
      (yoga) => `సూర్యోదయ వేళ ఉన్న యోగం ${yoga}; దీని తొలి భాగాన్ని కొత్త పనులకు వాడరు.`,
      (yoga) => `${yoga} యోగంతో రోజు మొదలవుతుంది; దాని తొలి భాగం గడిచాకే కొత్త పనులు చేపట్టండి.`,
    ],
    bad: [
      (yoga) => `సూర్యోదయ వేళ ఉన్న యోగం ${yoga}; ఆచారం దీన్ని ప్రార్థనకు, దానానికి కేటాయించింది.`,
      (yoga) => `${yoga} యోగంతో రోజు మొదలవుతుంది; కొత్త ప్రయత్నం కన్నా ప్రార్థన, దానం తగినవి.`,
    ],
  },
  extremes: [
    (best, weakest) => `అన్నింటిలో ${best} ముందుంది; ${weakest} విషయంలో ఓపిక అవసరం.`,
    (best, weakest) => `ముందు ${best}పై దృష్టి పెట్టండి; ${weakest} విషయంలో మెత్తగా ఉండండి.`,
    (best, weakest) => `ఈరోజు ఎక్కువగా కలిసివచ్చేది ${best}, తక్కువగా కలిసివచ్చేది ${weakest}.`,
    (best, weakest) => `ఒకటే ఎంచుకోవాలంటే ${best} ఎంచుకోండి; ${weakest} విషయంలో నిర్ణయాలు మరో రోజుకు ఉంచండి.`,
  ],
  reasons: DAY_REASONS_TE,
};
