import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { type Graha, LUMINOUS_GRAHAS } from "../ids.ts";
import { crossings } from "../search/find-event.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";

/** Twice the width to which a root is known: 2 ms either side distinguish before from after. */
export const BESIDE_DAYS = 2e-8;

/** Where a graha goes into another sign, or from one side of the nodes to the other. */
export interface SignTurn {
  readonly instant: JulianDayUt;
  readonly graha: Graha;
  readonly crosses: "sign" | "node";
}

const HALF_TURN_DEG = 180;
const SIGN_DEG = 30;
/** None but the Moon goes through two degrees in a day: one passage in a step, or two at a station. */
const STEP_DAYS = 1 / 4;
const SLOW: readonly Graha[] = ["sun", "mars", "mercury", "jupiter", "venus", "saturn", "rahu"];

/** A wave that is zero at the start of each arc of this many degrees. */
const atEdges = (longitudeDeg: number, arcDeg: number): number => Math.sin((longitudeDeg * Math.PI) / arcDeg);

/**
 * With `from` <= t < `to`, in order: every sign that a graha other than the Moon goes into, and every passage of one of
 * the seven over Rahu or Ketu. Ketu goes into a sign whenever Rahu does. The Moon's signs are among her quarters.
 */
export function signTurns(sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly SignTurn[] {
  const longitudeOf = rememberedLongitudes(sky);
  const signs = SLOW.flatMap((graha) =>
    crossings((jd) => atEdges(longitudeOf(graha, jd), SIGN_DEG), from, to, STEP_DAYS).map(
      ({ jd }): SignTurn => ({ instant: jdUt(jd), graha, crosses: "sign" }),
    ),
  );
  const nodes = LUMINOUS_GRAHAS.flatMap((graha) =>
    crossings(
      (jd) => atEdges(longitudeOf(graha, jd) - longitudeOf("rahu", jd), HALF_TURN_DEG),
      from,
      to,
      STEP_DAYS,
    ).map(({ jd }): SignTurn => ({ instant: jdUt(jd), graha, crosses: "node" })),
  );
  return [...signs, ...nodes].toSorted((one, other) => one.instant - other.instant);
}

/** Signs and nodes are sampled at the same instants. */
function rememberedLongitudes(sky: Sky): (graha: Graha, jd: number) => number {
  const known = new Map<Graha, Map<number, number>>();
  return (graha, jd) => {
    const ofGraha = known.get(graha) ?? new Map<number, number>();
    known.set(graha, ofGraha);
    const longitudeDeg = ofGraha.get(jd) ?? siderealLongitudeDeg(sky, graha, jdUt(jd));
    ofGraha.set(jd, longitudeDeg);
    return longitudeDeg;
  };
}
