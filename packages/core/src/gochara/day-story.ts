import { addDays } from "../calendar/civil-date.ts";
import type { CivilDate } from "../calendar/gregorian.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import { houseFrom, rasiAt } from "../chart/zodiac/rasi.ts";
import { type Citation, cite } from "../citation.ts";
import type { AlmanacDay } from "../day/almanac-day.ts";
import type { Days } from "../day/days-at.ts";
import { isSkipped } from "../day/sun-day.ts";
import type { Graha, Rasi } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { type DayChange, type DayChangeFacts, dayChanges, skyOfDay } from "./day-change.ts";
import type { DayForSign } from "./day-for-sign.ts";
import { type GoodHour, type GoodHourFacts, goodHour } from "./good-hour.ts";
import { LIFE_ASPECTS, type LifeAspect } from "./life-aspect.ts";
import { visibleEclipse } from "./visible-eclipse.ts";

type Led = { readonly aspect: LifeAspect; readonly score: number; readonly lead: number };

export interface DayStoryFacts extends DayChangeFacts, GoodHourFacts {
  /** The Moon has come into the house since the sunrise before. */
  readonly "story.moon_enters": { readonly house: number; readonly fromHouse: number };
  /** It is the second sunrise of her stay, or the third. */
  readonly "story.moon_stays": { readonly house: number; readonly dayOfStay: number };
  /** She goes into the next house within this day. */
  readonly "story.moon_leaves": { readonly house: number };
  /** The aspect that leads the second best, and the one that trails the second weakest, by five points or more. */
  readonly "story.act": Led;
  readonly "story.caution": Led;
}
export type DayStoryReason = Reason<DayStoryFacts>;

/** What a day of a Moon sign is about, before any words. */
export interface DayStory {
  /** The Moon's house at the day's instant, and which sunrise of her stay it is, from 1. */
  readonly moon: { readonly house: number; readonly dayOfStay: number };
  /** When she goes into the next house, if within the day. */
  readonly turning: { readonly house: number; readonly atJdUt: JulianDayUt } | undefined;
  /** What else is new, the weightiest first. */
  readonly changes: readonly DayChange[];
  /** The aspect to act in and the one to spare; undefined where none stands out, and nothing may be advised. */
  readonly act: LifeAspect | undefined;
  readonly caution: LifeAspect | undefined;
  /** Undefined where the Sun does not rise or set, or nothing of the day is clear. */
  readonly hour: GoodHour | undefined;
  readonly reasons: readonly DayStoryReason[];
}

/** Advice needs a score this far from the middle, and this far from the next. */
const LEAD = 5;
const MIDDLE = 50;
const OWN_RULE: Citation = { remark: "own_weighting" };
const HOUSES = cite("phaladeepika", 26, 2);
const because = reasonMaker<DayStoryFacts>();

/** Which way a score leans; one that does not is no ground for advice. */
export function leanOf(score: number): -1 | 0 | 1 {
  if (Math.abs(score - MIDDLE) < LEAD) return 0;
  return score > MIDDLE ? 1 : -1;
}

/** The aspect with the highest score (`sign` 1) or the lowest (-1), if it stands out. */
function standingOut({ aspects }: DayForSign, sign: 1 | -1): Led | undefined {
  const ranked = LIFE_ASPECTS.toSorted((a, b) => sign * (aspects[b].score - aspects[a].score));
  const [first, second] = [itemAt(ranked, 0), itemAt(ranked, 1)];
  const score = aspects[first].score;
  const lead = sign * (score - aspects[second].score);
  return lead >= LEAD && leanOf(score) === sign ? { aspect: first, score, lead } : undefined;
}

/** The day before a date, or after it, that the place has: a change of the date line can leave one out. */
function neighbour(days: Pick<Days, "on">, date: CivilDate, step: 1 | -1): AlmanacDay {
  const found = days.on(addDays(date, step));
  return isSkipped(found.sun) ? neighbour(days, found.sun.date, step) : found;
}

/** The Moon's stay at the day's instant, which of the days before had it too, and the next stay if it begins within the day. */
function moonOf(moonRasi: Rasi, { moonSigns, sun }: AlmanacDay, instants: readonly JulianDayUt[]) {
  const { anchorJdUt } = sun;
  const stay =
    moonSigns.find(({ startJdUt, endJdUt }) => anchorJdUt >= startJdUt && anchorJdUt < endJdUt) ?? itemAt(moonSigns, 0);
  const house = houseFrom(moonRasi, rasiAt(stay.number - 1));
  const dayOfStay = 1 + instants.filter((jd) => jd >= stay.startJdUt).length;
  const turning =
    stay.endJdUt < sun.span.endJdUt
      ? { house: houseFrom(moonRasi, rasiAt(stay.number)), atJdUt: stay.endJdUt }
      : undefined;
  return { moon: { house, dayOfStay }, turning };
}

/**
 * The story of a day for a Moon sign: what is new since the day before, what may be done and what had better be left, and
 * the good hour of the day at the place. Each with its reason. `day` is that of the same date.
 */
export function dayStory(
  sky: Sky,
  place: GeoPoint,
  moonRasi: Rasi,
  days: Pick<Days, "on">,
  date: CivilDate,
  day: DayForSign,
): DayStory {
  const almanac = days.on(date);
  const yesterday = neighbour(days, date, -1).sun;
  const before = yesterday.anchorJdUt;
  const twoBefore = neighbour(days, yesterday.date, -1).sun.anchorJdUt;
  const after = neighbour(days, date, 1).sun.anchorJdUt;
  const { moon, turning } = moonOf(moonRasi, almanac, [before, twoBefore]);
  const eclipse = visibleEclipse(sky, almanac.sun.span, place);
  const instants = { now: almanac.sun.anchorJdUt, before, after };
  const changes = dayChanges(skyOfDay(sky, instants), moonRasi, almanac.sun.vara, eclipse);
  // Nothing is begun on the day of an eclipse that is seen.
  const act = eclipse === undefined ? standingOut(day, 1) : undefined;
  const caution = standingOut(day, -1);
  const hour = goodHour({ moonRasi, birthStar: day.birthStar }, almanac, eclipse?.visibleSpan);
  const { house, dayOfStay } = moon;
  const fromHouse = ((house + 10) % 12) + 1;
  const about = (aspect: LifeAspect): Graha => itemAt(day.aspects[aspect].reasons, 0).about;
  return {
    moon,
    turning,
    changes,
    act: act?.aspect,
    caution: caution?.aspect,
    hour,
    reasons: [
      dayOfStay === 1
        ? because("story.moon_enters", { house, fromHouse }, HOUSES, "moon")
        : because("story.moon_stays", { house, dayOfStay }, HOUSES, "moon"),
      ...(turning === undefined ? [] : [because("story.moon_leaves", { house: turning.house }, HOUSES, "moon")]),
      ...changes,
      ...(act === undefined ? [] : [because("story.act", act, OWN_RULE, about(act.aspect))]),
      ...(caution === undefined ? [] : [because("story.caution", caution, OWN_RULE, about(caution.aspect))]),
      ...(hour === undefined ? [] : [hour.reason]),
    ],
  };
}
