import { sentenceStart } from "@vedanga/names/en/forms";
import type { MonthDay, Turns, YearlyWords, YearWhen } from "../yearly-words.ts";
import { monthDayEn } from "./civil-day.ts";
import { eclipseEn, ingressEn, stationEn } from "./year-events.ts";
import { YEAR_REASONS_EN } from "./year-reasons.ts";
import { YEAR_CAREER_EN } from "./yearly/career.ts";
import { YEAR_FAMILY_EN } from "./yearly/family.ts";
import { YEAR_FINANCES_EN } from "./yearly/finances.ts";
import { YEAR_FRIENDS_EN } from "./yearly/friends.ts";
import { YEAR_HEALTH_EN } from "./yearly/health.ts";
import { YEAR_PHYSIQUE_EN } from "./yearly/physique.ts";
import { YEAR_RELATIONSHIP_EN } from "./yearly/relationship.ts";
import { YEAR_STATUS_EN } from "./yearly/status.ts";
import { YEAR_TRAVEL_EN } from "./yearly/travel.ts";
import { YEAR_THEMES_EN } from "./yearly-themes.ts";

const dateOf = ({ month, day }: MonthDay): string => monthDayEn(month, day);

function timeOf({ from, until }: YearWhen): string {
  if (from && until) return `between ${dateOf(from)} and ${dateOf(until)}`;
  if (from) return `from ${dateOf(from)}`;
  return until ? `up to ${dateOf(until)}` : "";
}

/** A plain clause of this length takes its time at the end, subject first; another begins with it. */
const SHORT = 60;
/** After these the time would seem to belong to what they begin; and "clears up up to" is no English. */
const NOT_PLAIN =
  /[,:;]|\bup$|\b(?:after|although|as|because|before|if|than|that|though|to be|until|what|when|where|which|while|who|whom)\b/u;

const JOINT = { good: "still, ", hard: "but ", trend: "even so, " } as const;

function sentence(clause: string, when: YearWhen = {}, turns?: Turns): string {
  const time = timeOf(when);
  const isPlain = clause.length < SHORT && !NOT_PLAIN.test(clause);
  const timed = isPlain ? `${clause} ${time}` : `${time} ${clause}`;
  return `${sentenceStart(`${turns ? JOINT[turns] : ""}${timed.trim()}`)}.`;
}

export const YEARLY_EN: YearlyWords = {
  period: ["January to March", "April to June", "July to September", "October to December"],
  aspects: {
    physique: YEAR_PHYSIQUE_EN,
    status: YEAR_STATUS_EN,
    finances: YEAR_FINANCES_EN,
    relationship: YEAR_RELATIONSHIP_EN,
    career: YEAR_CAREER_EN,
    travel: YEAR_TRAVEL_EN,
    family: YEAR_FAMILY_EN,
    friends: YEAR_FRIENDS_EN,
    health: YEAR_HEALTH_EN,
  },
  theme: YEAR_THEMES_EN,
  overall: {
    good: [
      "on the whole more {goes|went} your way than against it",
      "most doors {open|opened} at the first knock",
      "it {is|was} a good stretch, and you {can|could} lean on it",
      "what you {begin|began} in these months {finds|found} helpers",
    ],
    even: [
      "on the whole the easy and the hard {keep|kept} each other in balance",
      "some things {come|came} by themselves and some only by asking",
      "it {is|was} an ordinary stretch, with its own small gifts",
      "no door {is|was} wide open and none {is|was} locked",
    ],
    hard: [
      "on the whole it {is|was} a stretch for patience rather than for plans",
      "most things {take|took} longer than they should",
      "it {is|was} uphill, and steady steps {count|counted}",
      "these months {repay|repaid} care more than courage",
    ],
  },
  sentence,
  ingress: ingressEn,
  station: stationEn,
  eclipse: eclipseEn,
  reasons: YEAR_REASONS_EN,
};
