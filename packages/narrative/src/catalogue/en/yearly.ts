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
      "on the whole more things {go|went} well than badly",
      "most things you {try|tried} {go|went} well the first time",
      "these {are|were} good months, and you {can|could} use them for what matters",
      "people {help|helped} with what you {begin|began} in these months",
    ],
    even: [
      "on the whole easy things and hard things {are|were} about equal",
      "some things {come|came} by themselves, and for others you {have|had} to ask",
      "these {are|were} ordinary months, with some small joys",
      "nothing {comes|came} very easily, and nothing {is|was} impossible",
    ],
    hard: [
      "on the whole these months {need|needed} patience more than plans",
      "most things {take|took} longer than they {should|should have}",
      "the work {is|was} hard, and small steady steps {help|helped} most",
      "in these months it {is|was} better to be careful than to be bold",
    ],
  },
  sentence,
  ingress: ingressEn,
  station: stationEn,
  eclipse: eclipseEn,
  reasons: YEAR_REASONS_EN,
};
