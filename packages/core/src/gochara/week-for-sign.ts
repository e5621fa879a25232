import { isoDate } from "../calendar/civil-date.ts";
import type { CivilDate } from "../calendar/gregorian.ts";
import { nakshatraOf } from "../chart/zodiac/nakshatra.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import type { AlmanacDay } from "../day/almanac-day.ts";
import { lordOfVara } from "../day/day-vara.ts";
import type { Rasi, Vara } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { moonAngleDeg } from "../panchanga/limbs-angle.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Sky } from "../sky.ts";
import { type DayForSign, dayForSign } from "./day-for-sign.ts";
import { type DayLuck, luckOfDay } from "./day-luck.ts";
import { WEEK_ASPECTS, type WeekAspect } from "./life-aspect.ts";
import { type Score, scoreOf, wholeParts } from "./score.ts";

export interface WeekFacts {
  readonly "week.base": { readonly startPoints: number };
  /** A day of the week, ISO 8601, and its own score, of which the week has its part. */
  readonly "week.day": { readonly date: string; readonly vara: Vara; readonly dayScore: number };
}
export type WeekReason = Reason<WeekFacts>;

/** A day of the week with its own figures. */
export interface DayOfWeek {
  readonly date: CivilDate;
  readonly vara: Vara;
  readonly day: DayForSign;
}

/** A week of a Moon sign in figures. */
export interface WeekForSign {
  /** From Sunday; a change of the date line leaves one out. */
  readonly days: readonly DayOfWeek[];
  readonly total: Score<WeekReason>;
  readonly aspects: Readonly<Record<WeekAspect, Score<WeekReason>>>;
  readonly luck: DayLuck;
}

const MIDDLE = 50;
const OWN_RULE: Citation = { remark: "own_weighting" };
const because = reasonMaker<WeekFacts>();

/**
 * The mean of the days' scores, as the sum of what each lifts or lowers the middle by: a seventh of its distance from 50, in
 * whole points by the largest remainders.
 */
function meanOf(days: readonly DayOfWeek[], moonRasi: Rasi, scoreOn: (day: DayForSign) => number): Score<WeekReason> {
  const shares = days.map(({ day }) => (scoreOn(day) - MIDDLE) / days.length);
  const parts = wholeParts(Math.round(shares.reduce((sum, share) => sum + share, 0)), shares);
  return scoreOf<WeekReason>([
    { ...because("week.base", { startPoints: MIDDLE }, OWN_RULE, RASI_LORDS[moonRasi]), points: MIDDLE },
    ...days.map(({ date, vara, day }, index) => {
      const facts = { date: isoDate(date), vara, dayScore: scoreOn(day) };
      return { ...because("week.day", facts, OWN_RULE, lordOfVara(vara)), points: itemAt(parts, index) };
    }),
  ]);
}

/**
 * The week of a Moon sign: each score the mean of the same score of its days. Colour and numbers are those of the graha that
 * adds most to the days together, and of the lord of the Moon's star as the week begins.
 */
export function weekForSign(sky: Sky, moonRasi: Rasi, almanac: readonly Pick<AlmanacDay, "sun">[]): WeekForSign {
  const days = almanac.map(({ sun }) => ({ date: sun.date, vara: sun.vara, day: dayForSign(sky, moonRasi, sun) }));
  const scored = (aspect: WeekAspect): Score<WeekReason> => meanOf(days, moonRasi, (day) => day.aspects[aspect].score);
  const aspects = Object.fromEntries(WEEK_ASPECTS.map((aspect) => [aspect, scored(aspect)])) as WeekForSign["aspects"];
  const together = { reasons: days.flatMap(({ day }) => day.total.reasons) };
  const star = nakshatraOf(moonAngleDeg(sky, itemAt(days, 0).day.atJdUt)).nakshatra;
  return {
    days,
    total: meanOf(days, moonRasi, (day) => day.total.score),
    aspects,
    luck: luckOfDay(moonRasi, together, star),
  };
}
