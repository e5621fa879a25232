import type { JulianDayUt } from "../calendar/julian-day.ts";
import { nakshatraOf } from "../chart/zodiac/nakshatra.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import type { SunDay } from "../day/sun-day.ts";
import { type Graha, NAKSHATRAS, type Nakshatra, type Rasi } from "../ids.ts";
import { moonAngleDeg, tithiAngleDeg, yogaAngleDeg } from "../panchanga/limbs-angle.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import type { Sky } from "../sky.ts";
import { type DayLimbFacts, tithiReason, varaReason, yogaReason } from "./day-limbs.ts";
import { type DayLuck, luckOfDay } from "./day-luck.ts";
import { standingOf } from "./day-standing.ts";
import { type DayTaraFacts, taraReason } from "./day-tara.ts";
import { BASE_POINTS, dayPoints, dayWeights } from "./day-weights.ts";
import { ASPECTS_OF_DAY, LIFE_ASPECTS, type LifeAspect, type Signifiers, WHOLE_LIFE } from "./life-aspect.ts";
import { type Score, scoreOf } from "./score.ts";
import { type Transit, type TransitFacts, transitsFrom } from "./transit.ts";

export interface DayFacts extends TransitFacts, DayLimbFacts, DayTaraFacts {
  readonly "day.base": { readonly moonRasi: Rasi; readonly startPoints: number };
}
export type DayReason = Reason<DayFacts>;

/** The daily scores of a Moon sign, or of a star of birth in it. */
export interface DayForSign {
  /** Whose tara counts, if a star is asked about and not the whole sign. */
  readonly birthStar: Nakshatra | undefined;
  /** The instant of the calculation: sunrise, or noon if the Sun does not rise. */
  readonly atJdUt: JulianDayUt;
  readonly transits: readonly Transit[];
  readonly total: Score<DayReason>;
  /** Of ten days of the sign, or of the star, about how many have a lower total, 0 to 10. */
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

const countTransits = (transits: readonly Transit[], weightOf: ReadonlyMap<Graha, number>): Counted<DayReason>[] =>
  transits.map(({ graha, house, verdict, reason }) => {
    const weight = weightOf.get(graha) ?? 0;
    return { ...weighed(reason, weight), points: dayPoints(weight, graha, house, verdict) };
  });

/**
 * The day of a Moon sign in figures: for each aspect of life and for all of it a score of 0 to 100, the sum of its
 * reasons: a base, the transits of the nine grahas with vedha (the Moon half the weight in the whole day), the tithi, vara and yoga.
 * Whole points throughout; the same day and sky give the same answer. The weights are ours, what they weigh is classical.
 * With a star of birth, which lies in the sign, part of the Moon's weight is that of her tara from it.
 */
export function dayForSign(
  sky: Sky,
  moonRasi: Rasi,
  day: Pick<SunDay, "anchorJdUt" | "vara">,
  birthStar?: Nakshatra,
): DayForSign {
  const atJdUt = day.anchorJdUt;
  const transits = transitsFrom(sky, moonRasi, atJdUt);
  const tithi = Math.floor(tithiAngleDeg(sky, atJdUt) / 12) + 1;
  const star = nakshatraOf(moonAngleDeg(sky, atJdUt)).nakshatra;
  const yoga = Math.floor((yogaAngleDeg(sky, atJdUt) * 27) / 360) + 1;
  const scored = (aspect: LifeAspect | undefined, signifiers: Signifiers): Score<DayReason> => {
    const startPoints = BASE_POINTS[aspect ?? "whole"];
    const facts = { moonRasi, startPoints };
    const weights = dayWeights(transits, signifiers, birthStar !== undefined);
    return scoreOf<DayReason>([
      { rule: "day.base", facts, source: OWN_RULE, points: startPoints, about: RASI_LORDS[moonRasi] },
      ...countTransits(transits, weights.of),
      ...(birthStar === undefined ? [] : [taraReason(birthStar, NAKSHATRAS.indexOf(star) + 1, weights.tara)]),
      tithiReason(tithi, aspect),
      varaReason(day.vara, moonRasi, signifiers),
      yogaReason(yoga),
    ]);
  };
  const total = scored(undefined, WHOLE_LIFE);
  const of = (aspect: LifeAspect): Score<DayReason> => scored(aspect, ASPECTS_OF_DAY[aspect]);
  const aspects = Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, of(aspect)])) as DayForSign["aspects"];
  const standing = standingOf(total.score, birthStar === undefined ? "sign" : "star");
  return { birthStar, atJdUt, transits, total, standing, aspects, luck: luckOfDay(moonRasi, total, star) };
}
