import type { LordChoice } from "@vedanga/core";
import { called, dashaStem, nakshatraStem, rasiStem } from "@vedanga/names/te/forms";
import type { MoreDashaWords } from "../more-dasha-words.ts";
import { CHOSEN_LORD_TE } from "./chosen-lord.ts";

const yogini = {
  mangala: "మంగళ",
  pingala: "పింగళ",
  dhanya: "ధాన్య",
  bhramari: "భ్రామరి",
  bhadrika: "భద్రిక",
  ulka: "ఉల్క",
  siddha: "సిద్ధ",
  sankata: "సంకట",
};

const way = (isForward: boolean): string => (isForward ? "రాశుల వరుసలో ముందుకు" : "రాశుల వరుసలో వెనక్కి");
const years = (count: number): string => `${count} ${count === 1 ? "సంవత్సరం" : "సంవత్సరాలు"}`;

const CHOSEN: Readonly<Record<LordChoice, string>> = {
  ...CHOSEN_LORD_TE,
  both_in_sign: "ఇద్దరూ ఆ రాశిలోనే ఉన్నారు కాబట్టి దానికి పూర్తిగా 12 సంవత్సరాలు",
};

export const MORE_DASHA_TE: MoreDashaWords = {
  yogini,
  bothNodes: "రాహువు/కేతువు",
  yoginiReasons: {
    "yogini.at_birth": (facts) =>
      `పుట్టినప్పుడు చంద్రుడు ${nakshatraStem(facts.nakshatra)} నక్షత్రంలో ఉన్నాడు. ఆ నక్షత్ర సంఖ్యకు మూడు కలిపి ఎనిమిదితో భాగిస్తే శేషం సూచించే యోగిని: ${yogini[facts.yogini]} (${years(facts.years)}). పుట్టేనాటికి మిగిలినవి: ${facts.left.toFixed(2)} సంవత్సరాలు.`,
    "yogini.parts": (facts) =>
      `${yogini[facts.yogini]} దశను (${years(facts.years)}) 36 ఏళ్ళలో ఎనిమిది మంది యోగినుల వాటాలను బట్టి ఎనిమిది భాగాలు చేస్తారు; మొదటి భాగం ఆ యోగినిదే.`,
  },
  charaReasons: {
    "chara.order": ({ lagna, ninth, isForward }) =>
      `దశలు ${rasiStem(lagna)} లగ్నంతో మొదలై ${way(isForward)} సాగుతాయి; లగ్నం నుండి తొమ్మిదవది అయిన ${rasiStem(ninth)} రాశి లెక్క ఏ వైపో దశల వరుస కూడా ఆ వైపే.`,
    "chara.years": (facts) =>
      facts.rasi === facts.lordRasi
        ? `${rasiStem(facts.rasi)} రాశి అధిపతి అయిన ${called(facts.lord)} అదే రాశిలో ఉన్నందున దానికి 12 సంవత్సరాలు.`
        : `${rasiStem(facts.rasi)} రాశి నుండి ${way(facts.isForward)} దాని అధిపతి (${called(facts.lord)}) ఉన్న ${rasiStem(facts.lordRasi)} రాశి వరకు లెక్క ${facts.years}, కాబట్టి ${years(facts.years)}.`,
    "chara.two_lords": ({ rasi, lord, other, by }) =>
      `${rasiStem(rasi)} రాశికి ఇద్దరు అధిపతులు: ${called(lord)}, ${called(other)}. లెక్కకు తీసుకున్నది ${dashaStem(lord)} గ్రహాన్ని; ${CHOSEN[by]}.`,
    "chara.one_lord": ({ rasi, lord, other }) =>
      `అడిగిన పద్ధతి ప్రకారం ${rasiStem(rasi)} రాశికి అధిపతి ${called(lord)} ఒక్కడే; కె.ఎన్. రావు పద్ధతిలో ${dashaStem(lord)}, ${dashaStem(other)} గ్రహాలలో బలమైన గ్రహాన్ని తీసుకుంటారు.`,
    "chara.parts": ({ rasi, ninth, isForward }) =>
      `${rasiStem(rasi)} దశలోని 12 సమాన భాగాలు ${way(isForward)} సాగుతాయి; దాని నుండి తొమ్మిదవది ${rasiStem(ninth)} రాశి. పక్క రాశితో మొదలై ${rasiStem(rasi)} రాశితో ముగుస్తాయి.`,
  },
};
