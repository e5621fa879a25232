import type { JulianDayUt } from "../calendar/julian-day.ts";
import { nakshatraOf } from "../chart/zodiac/nakshatra.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import type { SunDay } from "../day/sun-day.ts";
import type { Graha, Rasi } from "../ids.ts";
import { moonAngleDeg, tithiAngleDeg, yogaAngleDeg } from "../panchanga/limbs-angle.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import type { Sky } from "../sky.ts";
import { type DayLimbFacts, tithiReason, varaReason, yogaReason } from "./day-limbs.ts";
import { type DayLuck, luckOfDay } from "./day-luck.ts";
import { standingOf } from "./day-standing.ts";
import { BASE_POINTS, dayPoints, dayWeights } from "./day-weights.ts";
import { ASPECTS_OF_DAY, LIFE_ASPECTS, type LifeAspect, type Signifiers, WHOLE_LIFE } from "./life-aspect.ts";
import { type Score, scoreOf } from "./score.ts";
import { type Transit, type TransitFacts, transitsFrom } from "./transit.ts";

export interface DayFacts extends TransitFacts, DayLimbFacts {
  readonly "day.base": { readonly moonRasi: Rasi; readonly startPoints: number };
}
export type DayReason = Reason<DayFacts>;

/** The daily scores of a Moon sign. */
export interface DayForSign {
  /** The instant of the calculation: sunrise, or noon if the Sun does not rise. */
  readonly atJdUt: JulianDayUt;
  readonly transits: readonly Transit[];
  readonly total: Score<DayReason>;
  /** Of ten days of the sign about how many have a lower total, 0 to 10. */
  readonly standing: number;
  readonly aspects: Readonly<Record<LifeAspect, Score<DayReason>>>;
  readonly luck: DayLuck;
}

const because = reasonMaker<TransitFacts>();
const OWN_RULE: Citation = { remark: "own_weighting" };

/** A transit with what it weighs among its facts. */
const weighed = <Rule extends keyof TransitFacts>(
  { rule, facts, source, about }: Reason<TransitFacts, Graha, Rule>,
  weight: number,
): Reason<TransitFacts, Graha, Rule> => because(rule, { ...facts, weight }, source, about);

const countTransits = (transits: readonly Transit[], signifiers: Signifiers): readonly Counted<DayReason>[] => {
  const weightOf = dayWeights(transits, signifiers);
  return transits.map(({ graha, house, verdict, reason }) => {
    const weight = weightOf.get(graha) ?? 0;
    return { ...weighed(reason, weight), points: dayPoints(weight, graha, house, verdict) };
  });
};

/**
 * The day of a Moon sign in figures: for each aspect of life and for all of it a score of 0 to 100, the sum of its
 * reasons: a base, the transits of the nine grahas with vedha (the Moon half the weight in the whole day), the tithi, vara and yoga.
 * Whole points throughout; the same day and sky give the same answer. The weights are ours, what they weigh is classical.
 */
export function dayForSign(sky: Sky, moonRasi: Rasi, day: Pick<SunDay, "anchorJdUt" | "vara">): DayForSign {
  const atJdUt = day.anchorJdUt;
  const transits = transitsFrom(sky, moonRasi, atJdUt);
  const tithi = Math.floor(tithiAngleDeg(sky, atJdUt) / 12) + 1;
  const star = nakshatraOf(moonAngleDeg(sky, atJdUt)).nakshatra;
  const yoga = Math.floor((yogaAngleDeg(sky, atJdUt) * 27) / 360) + 1;
  const scored = (aspect: LifeAspect | undefined, signifiers: Signifiers): Score<DayReason> => {
    const startPoints = BASE_POINTS[aspect ?? "whole"];
    const facts = { moonRasi, startPoints };
    return scoreOf<DayReason>([
      { rule: "day.base", facts, source: OWN_RULE, points: startPoints, about: RASI_LORDS[moonRasi] },
      ...countTransits(transits, signifiers),
      tithiReason(tithi, aspect),
      varaReason(day.vara, moonRasi, signifiers),
      yogaReason(yoga),
    ]);
  };
  const total = scored(undefined, WHOLE_LIFE);
  const of = (aspect: LifeAspect): Score<DayReason> => scored(aspect, ASPECTS_OF_DAY[aspect]);
  const aspects = Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, of(aspect)])) as DayForSign["aspects"];
  const standing = standingOf(total.score);
  return { atJdUt, transits, total, standing, aspects, luck: luckOfDay(moonRasi, total, star) };
}
