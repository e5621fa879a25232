import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { castChart } from "../chart/cast-chart.ts";
import { kaalsarpDosha } from "../dosha/kaalsarp.ts";
import { mangalDosha } from "../dosha/mangal.ts";
import type { KaalsarpAbsence, KaalsarpType, MangalState, SensitiveQuantity } from "../ids.ts";
import { lifeStone } from "../ratna/life-stone.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import { isSameValue, type SensitiveValue } from "./sensitive-value.ts";
import { BESIDE_DAYS } from "./sign-turns.ts";

/** What is judged from a chart by its signs and the side of the nodes, and by nothing finer. */
const JUDGED = ["mangal", "kaalsarp", "gem", "lord_house"] as const satisfies readonly SensitiveQuantity[];
type Judged = (typeof JUDGED)[number];

/** The births in question, and where. */
export interface Known {
  readonly from: JulianDayUt;
  readonly to: JulianDayUt;
  readonly place: GeoPoint;
}

export interface JudgedChange {
  readonly quantity: Judged;
  readonly instant: JulianDayUt;
  readonly before: SensitiveValue;
  readonly after: SensitiveValue;
}

/** Mangal, Kaalsarp, the stone and the house of the lagna lord of one birth. */
export function judgedState(
  sky: Sky,
  birthJdUt: JulianDayUt,
  place: GeoPoint,
): Readonly<Record<Judged, SensitiveValue>> {
  const chart = castChart(sky, birthJdUt, place);
  const mangal = mangalDosha(chart);
  const kaalsarp = kaalsarpDosha(chart);
  return {
    mangal: { state: mangalState(mangal), score: mangal.score },
    kaalsarp: kaalsarp.present ? kaalsarp.type : kaalsarpAbsence(kaalsarp),
    gem: lifeStone(chart).gem,
    lord_house: chart.grahas[chart.lagna.rasiLord].house,
  };
}

function mangalState({ present, isAnshik, factors }: ReturnType<typeof mangalDosha>): MangalState {
  if (present) return isAnshik ? "partial" : "full";
  return factors.length > 0 ? "cancelled" : "absent";
}

const kaalsarpAbsence = ({ isNearMiss }: ReturnType<typeof kaalsarpDosha>): KaalsarpType | KaalsarpAbsence =>
  isNearMiss ? "near_miss" : "absent";

/**
 * Which of them change at which of the `turns`: the instants at which a sign or a side of the nodes becomes another. One
 * chart is cast between each two of them, far from both, because a slow graha beside a node counts as on it for a while.
 */
export function judgedChanges(
  sky: Sky,
  { from, to, place }: Known,
  turns: readonly JulianDayUt[],
): readonly JudgedChange[] {
  const instants = apart(turns.toSorted((one, other) => one - other));
  const bounds = [from, ...instants, to];
  const states = bounds
    .slice(1)
    .map((bound, index) => judgedState(sky, jdUt((bound + (bounds[index] ?? from)) / 2), place));
  return instants.flatMap((instant, index) =>
    JUDGED.flatMap((quantity): readonly JudgedChange[] => {
      const [before, after] = [states[index]?.[quantity], states[index + 1]?.[quantity]];
      if (before === undefined || after === undefined || isSameValue(before, after)) return [];
      return [{ quantity, instant, before, after }];
    }),
  );
}

/** Without those that are the same instant as the one before. */
const apart = (instants: readonly JulianDayUt[]): readonly JulianDayUt[] =>
  instants.filter((instant, index) => instant - (instants[index - 1] ?? Number.NEGATIVE_INFINITY) >= BESIDE_DAYS);
