import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { dignityInRasi } from "../chart/dignity/dignity-in-rasi.ts";
import { cite } from "../citation.ts";
import type { Dignity, Graha, Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import type { Sky } from "../sky.ts";
import { type Stay, stays } from "./ingress.ts";

/** Longer than any stay in a sign of 1600 to 2400, by the mean node and by the true one: Saturn's longest has 1092.5 days. */
const LONGEST_STAY_DAYS: Readonly<Record<Graha, number>> = {
  sun: 32,
  moon: 3,
  mars: 240,
  mercury: 72,
  jupiter: 400,
  venus: 130,
  saturn: 1095,
  rahu: 640,
  ketu: 640,
};

/** A stay in a sign with both its ingresses. */
export type WholeStay = Stay & { readonly entry: NonNullable<Stay["entry"]> };

/**
 * The stays of a graha that touch `from` <= t < `to`, in order, each from its ingress to the next. The years 1602 to
 * 2398; nearer to the ends of the ephemeris it throws `CoreError` "time_out_of_range".
 */
export function wholeStays(sky: Sky, graha: Graha, from: JulianDayUt, to: JulianDayUt): readonly WholeStay[] {
  const longest = LONGEST_STAY_DAYS[graha];
  return stays(sky, graha, jdUt(from - longest), jdUt(to + longest)).filter(
    (stay): stay is WholeStay => stay.entry !== undefined && stay.endJdUt > from && stay.startJdUt < to,
  );
}

export interface StayFacts {
  readonly "stay.dignity": { readonly rasi: Rasi; readonly dignity: Dignity };
  readonly "stay.came_back": { readonly rasi: Rasi };
}
const because = reasonMaker<StayFacts>();

/** How strong a graha is through its stay, and, where it entered the sign moving backwards, that it did. */
export const stayReasons = (graha: Graha, { rasi, entry }: WholeStay): readonly Reason<StayFacts>[] => [
  because("stay.dignity", { rasi, dignity: dignityInRasi(graha, rasi).verdict }, cite("bphs", 3, [49, 55]), graha),
  ...(entry.retrograde ? [because("stay.came_back", { rasi }, cite("surya_siddhanta", 2, [12, 14]), graha)] : []),
];
