import type { JulianDayUt } from "../calendar/julian-day.ts";
import { rasiOf } from "../chart/zodiac/rasi.ts";
import type { Graha, Rasi } from "../ids.ts";
import type { Sky } from "../sky.ts";
import { grahaTrack, turnBetween } from "./graha-track.ts";

/** A graha standing still among the stars. */
export interface Station {
  readonly jdUt: JulianDayUt;
  readonly rasi: Rasi;
  /** What it does from here on. */
  readonly turns: "retrograde" | "direct";
}

/**
 * The stations of a graha with `from` <= t < `to`, in order: where its sidereal longitude stops growing or starts again.
 * (Against the moving equinox it stands still up to an hour away from that.) None for Sun, Moon and the mean nodes.
 */
export function stations(sky: Sky, body: Graha, from: JulianDayUt, to: JulianDayUt): readonly Station[] {
  const track = grahaTrack(sky, body, from, to);
  return track.flatMap((right, index): readonly Station[] => {
    const left = track[index - 1];
    const turn = left === undefined ? undefined : turnBetween(sky, body, left, right);
    if (left === undefined || turn === undefined) return [];
    const turns = left.speedDegPerDay > 0 ? "retrograde" : "direct";
    return [{ jdUt: turn.jd, rasi: rasiOf(turn.longitudeDeg), turns }];
  });
}
