import type { JulianDayUt } from "../calendar/julian-day.ts";
import { rasiOf } from "../chart/zodiac/rasi.ts";
import type { Graha, Rasi } from "../ids.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky, Span } from "../sky.ts";
import { type Ingress, ingresses } from "./ingress.ts";

/** An unbroken stay of a graha in a sign, as far as it is in the requested span. */
export interface Stay extends Span {
  readonly rasi: Rasi;
  /** The ingress it began with; undefined if the graha was in the sign before the span began. */
  readonly entry: Ingress | undefined;
}

/** The stays of a graha that tile `from` <= t < `to`, the first and the last cut off there. */
export function stays(sky: Sky, body: Graha, from: JulianDayUt, to: JulianDayUt): readonly Stay[] {
  const entries = ingresses(sky, body, from, to);
  const first = rasiOf(siderealLongitudeDeg(sky, body, from));
  const starts = [{ rasi: first, entry: undefined, startJdUt: from }, ...entries.map(asStart)];
  return starts.map((start, index) => ({ ...start, endJdUt: starts[index + 1]?.startJdUt ?? to }));
}

const asStart = (entry: Ingress) => ({ rasi: entry.rasi, entry, startJdUt: entry.jdUt });
