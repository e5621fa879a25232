import type { JulianDayUt } from "../calendar/julian-day.ts";
import { type DashaPeriod, subPeriods, type Vimshottari } from "../dasha/vimshottari.ts";
import type { SadeSatiRow } from "../gochara/sade-sati.ts";

/** Where a stay or a period begins or ends: `from` <= t < `to`. */
interface Stretch {
  readonly from: JulianDayUt;
  readonly to: JulianDayUt;
}

/**
 * The parts of the mahadashas that begin within a stretch, in order. One that is the first of its mahadasha has twice the
 * same lord.
 */
export const dashaChanges = ({ clock, mahadashas }: Vimshottari, { from, to }: Stretch): readonly DashaPeriod[] =>
  mahadashas
    .filter(({ startJdUt, endJdUt }) => endJdUt > from && startJdUt < to)
    .flatMap((mahadasha) => subPeriods(clock, mahadasha))
    .filter(({ startJdUt }) => startJdUt >= from && startJdUt < to);

/** Saturn begins a stay that counts from the Moon, or leaves the last of a run of them. */
export type SaturnChange =
  | { readonly change: "enters"; readonly jdUt: JulianDayUt; readonly row: SadeSatiRow }
  | {
      readonly change: "leaves";
      readonly jdUt: JulianDayUt;
      readonly row: SadeSatiRow;
      /** When it comes back after a few months, having turned. */
      readonly returnsJdUt: JulianDayUt | undefined;
    };

/** Two rows that follow each other share an instant. */
const SAME_DAYS = 1e-6;
/** Saturn turns twice a year; it comes back less than a year after it left. */
const RETURN_DAYS = 400;

/** Saturn's changes within a stretch, from its stays of a life. */
export const saturnChanges = (rows: readonly SadeSatiRow[], { from, to }: Stretch): readonly SaturnChange[] =>
  rows
    .flatMap((row, index): readonly SaturnChange[] => {
      const next = rows[index + 1];
      const enters: SaturnChange = { change: "enters", jdUt: row.startJdUt, row };
      if (next !== undefined && next.startJdUt - row.endJdUt < SAME_DAYS) return [enters];
      const isBack = next?.rasi === row.rasi && next.startJdUt - row.endJdUt < RETURN_DAYS;
      return [enters, { change: "leaves", jdUt: row.endJdUt, row, returnsJdUt: isBack ? next.startJdUt : undefined }];
    })
    .filter(({ jdUt }) => jdUt >= from && jdUt < to);
