import type { YearlyWords } from "../yearly-words.ts";
import { monthDayTe } from "./civil-day.ts";
import { DAILY_TE } from "./daily.ts";
import { YEAR_REASONS_TE } from "./year-reasons.ts";
import { YEAR_OPENING_TE } from "./yearly-opening.ts";

/** "మీ రాశిలోనే" before a verb of motion loses its emphasis. */
const into = (where: string): string => where.replace(/లోనే/u, "లోకి");

export const YEARLY_TE: YearlyWords = {
  opening: YEAR_OPENING_TE,
  period: ["జనవరి నుండి మార్చి", "ఏప్రిల్ నుండి జూన్", "జులై నుండి సెప్టెంబర్", "అక్టోబర్ నుండి డిసెంబర్"],
  aspect: { ...DAILY_TE.aspect, status: "గౌరవం" },
  date: monthDayTe,
  since: (where, date) => `${where} (${date} నుండి)`,
  throughout: "ఈ మూడు నెలలూ",
  forDays: (days) => (days === 1 ? "ఒక్క రోజు" : `${days} రోజులు`),
  favours: [
    ({ who, where, effect, span }) => `${who} ${span} ${where} సంచరిస్తూ ${effect} సూచిస్తున్నాడు.`,
    ({ who, where, effect, span }) => `${span} ${where} ${who} అనుకూలుడు; ${effect} ఆశించవచ్చు.`,
    ({ who, where, effect, span }) => `${where} ఉన్న ${who} ${span} అండగా ఉంటాడు: ${effect}.`,
    ({ who, where, effect, span }) => `${who} ${where} అనుకూలంగా ఉన్నందున ${span} ${effect} అందుకునే వీలుంది.`,
  ],
  asks: [
    ({ who, where, effect, span }) => `${who} ${span} ${where} సంచరిస్తున్నందున ${effect} మేలు.`,
    ({ who, where, effect, span }) => `${span} ${where} ${who} ఉండగా ${effect} మంచిది.`,
    ({ who, where, effect, span }) => `${span} వేగం తగ్గించేది ${where} ఉన్న ${who}; ${effect} దానికి తగిన జవాబు.`,
    ({ who, where, effect, span }) => `మరోవైపు ${who} ${span} ${where} ఉంటాడు; అప్పుడు ${effect} ఉత్తమం.`,
  ],
  adds: [
    ({ who, where, span }) => `${where} ఉన్న ${who} ${span} సాయపడతాడు.`,
    ({ who, where, span }) => `${span} ${who} ${where} ఇచ్చే అండ ఉంది.`,
    ({ who, where, span }) => `కొంత అండ ${span} ${where} ఉన్న ${who}.`,
    ({ who, where, span }) => `${who} ${where} అనుకూలంగా ఉండి ${span} తోడ్పడతాడు.`,
  ],
  weighs: [
    ({ who, where, span }) => `${where} ఉన్న ${who} ${span} కొంత వెనక్కి లాగుతాడు.`,
    ({ who, where, span }) => `${span} ${who} ${where} ఉన్నందున తొందర పనికిరాదు.`,
    ({ who, where, span }) => `${span} కొంత వేగం తగ్గించేది ${where} ఉన్న ${who}.`,
    ({ who, where, span }) => `${who} ${span} ${where} ఉంటాడని గమనించి నడవండి.`,
  ],
  obstructed: [
    ({ who, where, effect, span }) => `${who} ${where} మంచి చోటే ఉన్నా ${span} వేధ ఉన్నందున ${effect} ఆలస్యం కావచ్చు.`,
    ({ who, where, effect, span }) =>
      `${span} ${where} ఉన్న ${who} వేరే గ్రహ వేధకు లోనవుతాడు; అది తొలగే వరకు ${effect} అనుకోవద్దు.`,
    ({ who, where, effect, span }) => `కొంత మేలు వేచి ఉంది: ${where} ఉన్న ${who} సూచించేది ${effect}; కాని ${span} వేధ ఉంది.`,
    ({ who, where, effect, span }) => `${who} ${where} ఉన్నా ${span} వేధ ఉన్నందున ${effect} కొంతవరకే ఆశించండి.`,
  ],
  signifies: (who, aspect) => `${aspect} విషయానికి కారకుడు కావడంతో ${who} ఇక్కడ ఎక్కువ ప్రభావం చూపుతాడు.`,
  inItsHouse: (who, aspect) => `ఆ స్థానం ${aspect} సూచించేది కావడంతో ${who} ఇక్కడ ఎక్కువ ప్రభావం చూపుతాడు.`,
  entersGood: [
    ({ date, who, where }, effect) => `${date}న ${who} ${into(where)} ప్రవేశిస్తాడు; అది అనుకూల స్థానం: ${effect}.`,
    ({ date, who, where }, effect) => `${date} నుండి ${who} ${where} ఉండి ${effect} సూచిస్తాడు.`,
    ({ date, who, where }, effect) =>
      `${date}న మంచి ఘట్టం మొదలవుతుంది: ${who} ${into(where)} ప్రవేశిస్తాడు; ${effect} ఆశించవచ్చు.`,
    ({ date, who, where }, effect) => `${date} గుర్తుంచుకోండి: ఆనాటి నుండి ${where} ఉన్న ${who} సూచించేది ${effect}.`,
  ],
  entersOther: [
    ({ date, who, where }, effect) => `${date}న ${who} ${into(where)} ప్రవేశిస్తాడు; అప్పటి నుండి ${effect} మేలు.`,
    ({ date, who, where }, effect) => `${date} నుండి ${who} ${where} ఉన్నందున ${effect} మంచిది.`,
    ({ date, who, where }, effect) => `${who} ${date}న ${into(where)} చేరగానే ${effect} తగినది.`,
    ({ date, who, where }, effect) => `${date} తర్వాత ${who} ${where} ఉంటాడు; ${effect} ఉత్తమం.`,
  ],
  turns: {
    retrograde: [
      ({ date, who, where }) => `${date}న ${who} ${where} వక్రగతి మొదలుపెడతాడు; కుదిరిందనుకున్నది మరోసారి చూసుకోవాల్సి రావచ్చు.`,
      ({ date, who, where }) => `${where} ఉన్న ${who} ${date}న వక్రగతిలోకి మళ్ళుతాడు: పునఃపరిశీలనకు తగిన సమయం.`,
    ],
    direct: [
      ({ date, who, where }) => `${date}న ${who} ${where} ఋజుగతికి వస్తాడు; ఆగినవి కదులుతాయి.`,
      ({ date, who, where }) => `${where} ఉన్న ${who} ${date} నుండి ఋజుగతిలో సాగుతాడు: ఆపిన పనులు చేపట్టవచ్చు.`,
    ],
  },
  eclipseType: {
    penumbral: "ఉపచ్ఛాయ",
    partial: "పాక్షిక",
    annular: "వలయాకార",
    hybrid: "మిశ్రమ",
    total: "సంపూర్ణ",
  },
  eclipseOf: { solar: "సూర్య గ్రహణం", lunar: "చంద్ర గ్రహణం" },
  eclipse: {
    good: (date, type, of, where) => `${date}న ${type} ${of} ${where} పడుతుంది; ఆ స్థానంలో దాన్ని సంప్రదాయం అనుకూలంగా భావిస్తుంది.`,
    mixed: (date, type, of, where) => `${date}న ${type} ${of} ${where} పడుతుంది; ఆ స్థానంలో దాన్ని సంప్రదాయం మధ్యస్థంగా భావిస్తుంది.`,
    quiet: (date, type, of, where) => `${date}న ${type} ${of} ${where} పడుతుంది; ఆ రోజును మౌనానికి, జపానికి, దానానికి కేటాయించడం ఆచారం.`,
  },
  extremes: [
    (best, weakest) => `అన్నింటిలో ${best} ముందుంది; ${weakest} విషయంలో ఓపిక అవసరం.`,
    (best, weakest) => `మీ శ్రద్ధలో ఎక్కువ భాగం ${best}పై పెట్టండి; ${weakest} విషయంలో ఒక్కో అడుగు వేయండి.`,
    (best, weakest) => `ఈ మూడు నెలల్లో ఎక్కువగా కలిసివచ్చేది ${best}, తక్కువగా కలిసివచ్చేది ${weakest}.`,
    (best, weakest) => `రెండింటి మధ్య ఎంచుకోవాల్సి వస్తే ${best} ముందు, ${weakest} తర్వాత.`,
  ],
  reasons: YEAR_REASONS_TE,
};
