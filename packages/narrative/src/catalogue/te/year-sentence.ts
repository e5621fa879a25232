import type { MonthDay, Turns, YearWhen } from "../yearly-words.ts";
import { monthDayTe } from "./civil-day.ts";

/** Verbs of what happens once: money arrives by a day, it does not arrive until it. */
const HAPPENS_ONCE =
  /(?<!వలసి|ఆలస్యంగా|నెమ్మదిగా|విడతలుగా) (?:తీర|దక్క|అంద|దొరు|దొరి|ఫలి|నెరవేర|పూర్త|వసూల|వస్తుం|వస్తారు|వచ్చిం|వచ్చారు|తేల|తెలు|తెలి|కుదు|కుది|కదు|కది|ముగ|తొలగ|సమకూ|కలుస్|కలిసిం|కలిశ|తెస్|తెచ్చ|నిశ్చయ|లాభి|సమసి|మారు(?!స్)|మారి|మారా|మారత|దాట|మొదల|జరుగు|జరిగ|జరిపి|ఒప్పుకు|అప్పగి|వెళ్తుం|వెళ్ళిం|వాయిదా పడ)\S*( ఉండవచ్చు)?$/u;

/** Before what goes well after what does not, the other way, and before a trend that is not the verdict's. */
const JOINT = { good: "మరోవైపు ", hard: "అయితే ", trend: "అయినా " } as const;

const on = ({ month, day }: MonthDay): string => monthDayTe(month, day);

function time(clause: string, { from, until }: YearWhen): string {
  if (from === undefined && until === undefined) return "";
  const isOnce = HAPPENS_ONCE.test(clause);
  if (from !== undefined && until !== undefined) {
    // Two ways for each, so that one span does not read alike in every text of a quarter.
    const end = from.month === until.month ? String(until.day) : on(until);
    if (clause.length % 2 === 0) return `${on(from)}, ${end} మధ్య `;
    return isOnce ? `${on(from)} తర్వాత, ${on(until)} లోపు ` : `${on(from)} నుండి ${end} వరకు `;
  }
  if (from !== undefined) return `${on(from)} ${isOnce ? "తర్వాత" : "నుండి"} `;
  return until === undefined ? "" : `${on(until)} ${isOnce ? "లోపు" : "వరకు"} `;
}

/** The time stands first and takes the ending that the verb wants: జూన్ 2 నుండి, జూన్ 2 తర్వాత, జూన్ 2 వరకు, జూన్ 2 లోపు. */
export const yearSentenceTe = (clause: string, when: YearWhen = {}, turns?: Turns): string =>
  `${turns ? JOINT[turns] : ""}${time(clause, when)}${clause}.`;
