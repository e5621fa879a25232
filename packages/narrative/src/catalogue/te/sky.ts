import type { CivilDate, MoonPhaseName } from "@vedanga/core";
import { called, rasiStem, toGraha } from "@vedanga/names/te/forms";
import { NAMES_TE } from "@vedanga/names/te/names";
import type { SkyEvent, SkyWords, ToldRetrograde, ToldStation } from "../sky-words.ts";
import { monthDayTe } from "./civil-day.ts";
import { IN_SIGN_TE } from "./gochara.ts";
import { toldTimeTe } from "./told-time.ts";

const EVENT: Readonly<Record<SkyEvent, readonly [happens: string, not: string]>> = {
  sunrise: ["సూర్యోదయం", "ఈ తేదీన ఇక్కడ సూర్యోదయం లేదు."],
  sunset: ["సూర్యాస్తమయం", "ఈ తేదీ పగటిని ముగించే సూర్యాస్తమయం ఇక్కడ లేదు."],
  moonrise: ["చంద్రోదయం", "ఈ తేదీన ఇక్కడ చంద్రోదయం లేదు."],
  moonset: ["చంద్రాస్తమయం", "ఈ తేదీన ఇక్కడ చంద్రాస్తమయం లేదు."],
  solar_noon: ["సూర్యుడు నడినెత్తికి వచ్చేది", "ఈ తేదీన సూర్యుడు నడినెత్తికి రాడు."],
};

const PHASE: Readonly<Record<MoonPhaseName, string>> = {
  new_moon: "అమావాస్య",
  waxing_crescent: "పెరుగుతున్న నెలవంక",
  first_quarter: "శుక్ల పక్ష అర్ధచంద్రుడు",
  waxing_gibbous: "సగానికి మించి పెరుగుతున్న చంద్రుడు",
  full_moon: "నిండు చంద్రుడు",
  waning_gibbous: "సగానికి మించి ఉండి తగ్గుతున్న చంద్రుడు",
  last_quarter: "కృష్ణ పక్ష అర్ధచంద్రుడు",
  waning_crescent: "తగ్గుతున్న నెలవంక",
};

const dated = ({ year, month, day }: CivilDate): string => `${year} ${monthDayTe(month, day)}న`;
const station = ({ date, rasi }: ToldStation): string => `${dated(date)} ${rasiStem(rasi)} రాశిలో`;
const told = ({ from, to }: ToldRetrograde): string =>
  `${station(from)} వక్రగతి మొదలై ${from.rasi === to.rasi ? `${dated(to.date)} అదే రాశిలో` : station(to)} ముగుస్తుంది`;
const times = (count: number): string => (count === 1 ? "ఒకసారి" : count === 2 ? "రెండుసార్లు" : `${count} సార్లు`);
const good = (works: string): string => `${works} వంటి వాటికి మంచి సమయం.`;

export const SKY_TE: SkyWords = {
  event: (event, at) => {
    const [happens, not] = EVENT[event];
    return at === undefined ? not : `${happens} ${toldTimeTe(at)}కు.`;
  },
  moonPhase: (phase, litPercent) => `${PHASE[phase]}; బింబంలో వెలుగున్న భాగం ${litPercent}%.`,
  newMoonHalf: "అమావాస్య",
  hora: {
    sun: { benefits: good("ప్రభుత్వ పనులు, అధికారులను కలవడం, బాధ్యతలు చేపట్టడం"), gem: "కెంపు" },
    moon: { benefits: good("రోజువారీ పనులు మొదలుపెట్టడం, సేవ, మొక్కలు నాటడం, ప్రయాణం"), gem: "ముత్యం" },
    mars: {
      benefits: `${good("ఆటలు, భూమి వ్యవహారాలు, యంత్రాల పనులు, ధైర్యం అవసరమైన పనులు")} మాటలో నిదానం అవసరం.`,
      gem: "పగడం / వైడూర్యం",
    },
    mercury: { benefits: good("చదువు, రాత, లెక్కలు, వ్యాపారం, చర్చలు"), gem: "పచ్చ" },
    jupiter: { benefits: good("పూజ, విద్య, పెళ్ళి మాటలు, పెద్దల సలహా తీసుకోవడం"), gem: "పుష్యరాగం" },
    venus: { benefits: good("సంగీతం, కళలు, బట్టలు నగలు కొనడం, ఆత్మీయులతో గడపడం"), gem: "ఓపల్ / వజ్రం" },
    saturn: {
      benefits: good("వ్యవసాయం, నిర్మాణం, మిగిలిన పనులు పూర్తి చేయడం, ఓర్పుతో చేసే పనులు"),
      gem: "నీలం / అమెథిస్ట్ / గోమేధికం",
    },
  },
  yogaOfDay: {
    sarvartha_siddhi: {
      name: NAMES_TE.specialYoga.sarvartha_siddhi,
      significance: "వారం, నక్షత్రం ఒకదానికొకటి అనుకూలం; ఆచారం ప్రకారం చాలా పనులు మొదలుపెట్టడానికి మంచిది.",
    },
    amrita_siddhi: {
      name: NAMES_TE.specialYoga.amrita_siddhi,
      significance: "ఈ వారానికి అన్నిటి కన్నా అనుకూలమైన నక్షత్రం; చాలాకాలం నిలవాల్సిన పనులకు మంచిది.",
    },
    dwipushkara: {
      name: NAMES_TE.specialYoga.dwipushkara,
      significance: "ఈ సమయంలో జరిగింది మరొకసారి జరుగుతుందని నమ్మకం; అందుకే పొదుపు, కొనుగోళ్ళకు ఎంచుకుంటారు.",
    },
    tripushkara: {
      name: NAMES_TE.specialYoga.tripushkara,
      significance: "ఈ సమయంలో జరిగింది మొత్తం మూడుసార్లు జరుగుతుందని నమ్మకం; అందుకే పొదుపు, కొనుగోళ్ళకు ఎంచుకుంటారు.",
    },
    ravi_pushya: {
      name: NAMES_TE.specialYoga.ravi_pushya,
      significance: "ఆదివారం పుష్యమి నక్షత్రం; ఔషధ సేవనకు, మంత్ర జపానికి, బంగారం కొనడానికి మంచిదని ఆచారం.",
    },
    guru_pushya: {
      name: NAMES_TE.specialYoga.guru_pushya,
      significance: "గురువారం పుష్యమి నక్షత్రం; విద్యకు, పూజకు, బంగారం కొనడానికి మంచిదని ఆచారం.",
    },
    ravi_yoga: {
      name: NAMES_TE.specialYoga.ravi_yoga,
      significance: "సూర్యుని నక్షత్రం నుండి చంద్రుని నక్షత్రం మంచి స్థానంలో ఉంది; రోజులోని చిన్న దోషాలు పోతాయని ఆచారం.",
    },
    panchaka: {
      name: "పంచకం",
      significance:
        "చంద్రుడు చివరి ఐదు నక్షత్రాల్లో ఉన్నాడు; ఉత్తరాది ఆచారం ప్రకారం దక్షిణ ప్రయాణం, ఇంటి కప్పు వేయడం, కలప లేదా మంచం కొనడం వాయిదా వేస్తారు.",
    },
  },
  neverTurnsBack: "సూర్యుడు, చంద్రుడు ఎప్పుడూ ముందుకే సాగుతారు; వారికి వక్రగతి లేదు.",
  neverTurnsForward: (graha) => `${called(graha)} ఎప్పుడూ వక్రగతిలోనే ఉంటాడు; ఇది మధ్యమ రాహువు లెక్క.`,
  turnsForward: (graha, year, count) =>
    `స్పష్ట రాహువు లెక్క ప్రకారం ${called(graha)} ఎక్కువగా వక్రగతిలోనే ఉంటాడు; ${year}లో ${times(count)} కొద్దికాలం ముందుకు సాగుతాడు.`,
  retrogrades: (graha, year, periods) =>
    `${year}లో ${called(graha)} ${times(periods.length)} వక్రగతిలో ఉంటాడు: ${periods.map(told).join("; ")}.`,
  noRetrograde: (graha, year, next) => {
    const forward = `${year}లో ${called(graha)} ఏడాది పొడవునా ముందుకే సాగుతాడు`;
    return next === undefined ? `${forward}.` : `${forward}; తర్వాతి వక్రగతి ${station(next)} మొదలవుతుంది.`;
  },
  reasons: {
    "motion.backwards": ({ fromRasi, toRasi, days }, about) =>
      `${called(about)} గమనం ఆగే రెండు సమయాల మధ్య ${days} రోజుల పాటు వెనక్కి నడుస్తాడు (${NAMES_TE.rasi[fromRasi]} – ${NAMES_TE.rasi[toRasi]}).`,
    "motion.always_direct": (_facts, about) => `${called(about)} ఎక్కడా ఆగడు; ఎప్పుడూ ముందుకే సాగుతాడు.`,
    "motion.always_backwards": (_facts, about) =>
      `మధ్యమ రాహువు లెక్కలో వెనక్కి నడిచే గతి ఎప్పుడూ ఒకటే; అందువల్ల ${called(about)} ఎక్కడా ఆగడు.`,
    "stay.dignity": ({ rasi, dignity }, about) => `${rasiStem(rasi)} రాశి ${toGraha(about)} ${IN_SIGN_TE[dignity]}.`,
    "stay.came_back": ({ rasi }, about) => `${called(about)} వక్రగతిలో ${rasiStem(rasi)} రాశిలోకి వచ్చాడు.`,
  },
};
