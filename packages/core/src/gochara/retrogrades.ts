import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { cite } from "../citation.ts";
import type { Graha, NodeKind, Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Sky, Span } from "../sky.ts";
import { ttToUt } from "../time/delta-t.ts";
import { type Station, stations } from "./ingress.ts";

/** A graha moving backwards, from one station to the next. */
export interface Retrograde extends Span {
  /** Where it stands still before and after. */
  readonly fromRasi: Rasi;
  readonly toRasi: Rasi;
}

type Backwards = { readonly fromRasi: Rasi; readonly toRasi: Rasi; readonly days: number };

export interface MotionFacts {
  readonly "motion.backwards": Backwards;
  readonly "motion.always_direct": Readonly<Record<never, never>>;
  readonly "motion.always_backwards": { readonly node: NodeKind };
}
export type MotionReason = Reason<MotionFacts>;

const because = reasonMaker<MotionFacts>();
const EIGHT_MOTIONS = cite("surya_siddhanta", 2, [12, 14]);

/** Saturn's longest retrograde of 1600 to 2400 lasts 141.6 days. */
const LONGEST_DAYS = 145;
/** Mars turns back once in 780 days, the others oftener. */
const LONGEST_BETWEEN_DAYS = 830;

/** Sun and Moon never turn back. */
export const neverTurnsBack = (graha: Graha): boolean => graha === "sun" || graha === "moon";
/** The mean nodes never turn forward. */
export const neverTurnsForward = (graha: Graha, node: NodeKind): boolean =>
  node === "mean" && (graha === "rahu" || graha === "ketu");

/**
 * The times in which a graha moves backwards and which touch `from` <= t < `to`, in order, each with its true limits. Empty
 * for Sun, Moon and the mean nodes, which have no stations. Throws `CoreError` "time_out_of_range".
 */
export const retrogrades = (sky: Sky, graha: Graha, from: JulianDayUt, to: JulianDayUt): readonly Retrograde[] =>
  pairs(stations(sky, graha, jdUt(from - LONGEST_DAYS), jdUt(to + LONGEST_DAYS))).filter(
    ({ startJdUt, endJdUt }) => endJdUt > from && startJdUt < to,
  );

/** The first station from `from` on at which a graha turns back; undefined if it never does, or only after the ephemeris. */
export const nextTurnBack = (sky: Sky, graha: Graha, from: JulianDayUt): Station | undefined =>
  stations(sky, graha, from, jdUt(Math.min(from + LONGEST_BETWEEN_DAYS, ttToUt(sky.ephemeris.range.endJdTt) - 1))).find(
    ({ turns }) => turns === "retrograde",
  );

const pairs = (found: readonly Station[]): readonly Retrograde[] =>
  found.flatMap((station, index) => {
    const next = found[index + 1];
    if (station.turns !== "retrograde" || next === undefined) return [];
    return [{ startJdUt: station.jdUt, endJdUt: next.jdUt, fromRasi: station.rasi, toRasi: next.rasi }];
  });

/** Why a stretch is counted. */
export const retrogradeReason = (graha: Graha, { startJdUt, endJdUt, fromRasi, toRasi }: Retrograde): MotionReason =>
  because(
    "motion.backwards",
    { fromRasi, toRasi, days: Math.round((endJdUt - startJdUt) * 10) / 10 },
    EIGHT_MOTIONS,
    graha,
  );

/** Why a graha has no stations; undefined if it has. */
export function steadyReason(graha: Graha, node: NodeKind): MotionReason | undefined {
  if (neverTurnsBack(graha)) return because("motion.always_direct", {}, EIGHT_MOTIONS, graha);
  if (neverTurnsForward(graha, node)) return because("motion.always_backwards", { node }, EIGHT_MOTIONS, graha);
  return undefined;
}
