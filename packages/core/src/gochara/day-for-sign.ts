import type { JulianDayUt } from "../calendar/julian-day.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import type { SunDay } from "../day/sun-day.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { tithiAngleDeg, yogaAngleDeg } from "../panchanga/limbs-angle.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import type { Sky } from "../sky.ts";
import { type DayLimbFacts, tithiReason, varaReason, yogaReason } from "./day-limbs.ts";
import { type DayLuck, luckOfDay } from "./day-luck.ts";
import { ASPECTS_OF_DAY, LIFE_ASPECTS, type LifeAspect, type Signifiers, WHOLE_LIFE } from "./life-aspect.ts";
import { apportion, type Score, scoreOf } from "./score.ts";
import { type Transit, type TransitFacts, transitPoints, transitsFrom } from "./transit.ts";

export interface DayFacts extends TransitFacts, DayLimbFacts {
  readonly "day.base": { readonly moonRasi: Rasi };
}
export type DayReason = Reason<DayFacts>;

/** The daily scores of a Moon sign. */
export interface DayForSign {
  /** The instant of the calculation: sunrise, or noon if the Sun does not rise. */
  readonly atJdUt: JulianDayUt;
  readonly transits: readonly Transit[];
  readonly total: Score<DayReason>;
  readonly aspects: Readonly<Record<LifeAspect, Score<DayReason>>>;
  readonly luck: DayLuck;
}

/** The score of a day with nothing for it and nothing against it; with the weights below a score is from 0 to 100. */
const BASE_POINTS = 50;
/** The Moon's, and as much again for the other eight together: where she signifies the aspect or is in its houses. */
const MOON_POINTS = 21;
/** And where she does not. */
const MOON_POINTS_ASIDE = 14;
/** A graha weighs once, and this much more for signifying the aspect, and again for being in one of its houses. */
const CONCERNED = 3;
const OTHERS = GRAHAS.filter((graha) => graha !== "moon");
const because = reasonMaker<TransitFacts>();
const OWN_RULE: Citation = { remark: "own_weighting" };

function weights(transits: readonly Transit[], signifiers: Signifiers): ReadonlyMap<Graha, number> {
  const { houses, karakas } = signifiers;
  const concern = (graha: Graha): number => {
    const house = transits.find((transit) => transit.graha === graha)?.house ?? 0;
    return (karakas.includes(graha) ? 1 : 0) + (houses.includes(house) ? 1 : 0);
  };
  const moon = signifiers === WHOLE_LIFE || concern("moon") > 0 ? MOON_POINTS : MOON_POINTS_ASIDE;
  const parts = apportion(
    moon,
    OTHERS.map((graha) => 1 + CONCERNED * concern(graha)),
  );
  return new Map<Graha, number>([
    ["moon", moon],
    ...OTHERS.map((graha, index) => [graha, itemAt(parts, index)] as const),
  ]);
}

/** A transit with what it weighs among its facts. */
const weighed = <Rule extends keyof TransitFacts>(
  { rule, facts, source, about }: Reason<TransitFacts, Graha, Rule>,
  weight: number,
): Reason<TransitFacts, Graha, Rule> => because(rule, { ...facts, weight }, source, about);

const countTransits = (transits: readonly Transit[], signifiers: Signifiers): readonly Counted<DayReason>[] => {
  const weightOf = weights(transits, signifiers);
  return transits.map(({ graha, house, verdict, reason }) => {
    const weight = weightOf.get(graha) ?? 0;
    return { ...weighed(reason, weight), points: transitPoints(weight, graha, house, verdict) };
  });
};

/**
 * The day of a Moon sign in figures: for each aspect of life and for all of it a score of 0 to 100, the sum of its
 * reasons: a base, the transits of the nine grahas with vedha (the Moon half the weight), the tithi, vara and yoga.
 * Whole points throughout; the same day and sky give the same answer. The weights are ours, what they weigh is classical.
 */
export function dayForSign(sky: Sky, moonRasi: Rasi, day: Pick<SunDay, "anchorJdUt" | "vara">): DayForSign {
  const atJdUt = day.anchorJdUt;
  const transits = transitsFrom(sky, moonRasi, atJdUt);
  const tithi = Math.floor(tithiAngleDeg(sky, atJdUt) / 12) + 1;
  const yoga = Math.floor((yogaAngleDeg(sky, atJdUt) * 27) / 360) + 1;
  const scored = (aspect: LifeAspect | undefined, signifiers: Signifiers): Score<DayReason> =>
    scoreOf<DayReason>([
      { rule: "day.base", facts: { moonRasi }, source: OWN_RULE, points: BASE_POINTS, about: RASI_LORDS[moonRasi] },
      ...countTransits(transits, signifiers),
      tithiReason(tithi, aspect),
      varaReason(day.vara, moonRasi, signifiers),
      yogaReason(yoga),
    ]);
  const total = scored(undefined, WHOLE_LIFE);
  const of = (aspect: LifeAspect): Score<DayReason> => scored(aspect, ASPECTS_OF_DAY[aspect]);
  const aspects = Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, of(aspect)])) as DayForSign["aspects"];
  return { atJdUt, transits, total, aspects, luck: luckOfDay(moonRasi, total) };
}
