import { RASI_LORDS } from "../chart/rasi.ts";
import { GRAHAS, type Graha, type Rasi } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { AlmanacDay } from "../panchanga/almanac-day.ts";
import { tithiAngleDeg, yogaAngleDeg } from "../panchanga/limbs-angle.ts";
import type { Sky } from "../sky.ts";
import type { JulianDayUt } from "../time/julian-day.ts";
import { apportion } from "./apportion.ts";
import { type LimbRule, tithiReason, varaReason, yogaReason } from "./day-limbs.ts";
import { type DayLuck, luckOfDay } from "./day-luck.ts";
import { ASPECTS_OF_DAY, LIFE_ASPECTS, type LifeAspect, type Signifiers, WHOLE_LIFE } from "./life-aspect.ts";
import { type Counted, type Score, scoreOf } from "./score.ts";
import { type Transit, type TransitRule, transitsFrom } from "./transit.ts";
import { transitPoints } from "./transit-points.ts";

export type DayRule = "day.base" | TransitRule | LimbRule;

/** The daily reckoning for a Moon sign. */
export interface DayForSign {
  /** What it is reckoned for: sunrise, or noon where the Sun does not rise. */
  readonly atJdUt: JulianDayUt;
  readonly transits: readonly Transit[];
  readonly total: Score<DayRule>;
  readonly aspects: Readonly<Record<LifeAspect, Score<DayRule>>>;
  readonly luck: DayLuck;
}

/** Where a day with nothing for it and nothing against it stands; with the weights below a score lies in 0 to 100. */
const BASE_POINTS = 50;
/** The Moon's, and as much again for the other eight together: where she signifies the aspect or is in its houses. */
const MOON_POINTS = 21;
/** And where she does not. */
const MOON_POINTS_ASIDE = 14;
/** A graha weighs once, and this much more for signifying the aspect, and again for being in one of its houses. */
const CONCERNED = 3;
const OTHERS = GRAHAS.filter((graha) => graha !== "moon");
const OWN_RULE = "the product's own weighting";

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

const countTransits = (transits: readonly Transit[], signifiers: Signifiers): readonly Counted<DayRule>[] => {
  const weightOf = weights(transits, signifiers);
  return transits.map(({ graha, house, verdict, reason }) => {
    const weight = weightOf.get(graha) ?? 0;
    return {
      ...reason,
      facts: { ...reason.facts, weight },
      points: transitPoints(weight, graha, house, verdict),
    };
  });
};

/**
 * The day of a Moon sign in figures: for each aspect of life and for all of it a score of 0 to 100, the sum of its
 * reasons: a base, the transits of the nine grahas with vedha (the Moon half the weight), the tithi, vara and yoga.
 * Whole points throughout; the same day and sky give the same answer. The weights are ours, what they weigh is classical.
 */
export function dayForSign(sky: Sky, moonRasi: Rasi, day: AlmanacDay): DayForSign {
  const atJdUt = day.daylight?.startJdUt ?? day.noonJdUt;
  const transits = transitsFrom(sky, moonRasi, atJdUt);
  const tithi = Math.floor(tithiAngleDeg(sky, atJdUt) / 12) + 1;
  const yoga = Math.floor((yogaAngleDeg(sky, atJdUt) * 27) / 360) + 1;
  const scored = (aspect: LifeAspect | undefined, signifiers: Signifiers): Score<DayRule> =>
    scoreOf<DayRule>([
      { rule: "day.base", facts: { moonRasi }, source: OWN_RULE, points: BASE_POINTS, about: RASI_LORDS[moonRasi] },
      ...countTransits(transits, signifiers),
      tithiReason(tithi, aspect),
      varaReason(day.vara, moonRasi, signifiers),
      yogaReason(yoga),
    ]);
  const total = scored(undefined, WHOLE_LIFE);
  const of = (aspect: LifeAspect): Score<DayRule> => scored(aspect, ASPECTS_OF_DAY[aspect]);
  const aspects = Object.fromEntries(LIFE_ASPECTS.map((aspect) => [aspect, of(aspect)])) as DayForSign["aspects"];
  return { atJdUt, transits, total, aspects, luck: luckOfDay(moonRasi, total) };
}
