import { type CivilDate, isoDate, type JulianDayUt, jdUtToUnixMs, type SensitiveChange } from "@vedanga/core";
import type { ToldTime } from "@vedanga/narrative";
import { type LocalClock, wallByOffset } from "../clock/wall-time.ts";

const MINUTE_S = 60;

/** A whole unit at or after an instant: one born in the unit before it has the value before, one born in it the value after. */
function ceilUnixMs(jd: JulianDayUt, unitS: number): number {
  const unitMs = unitS * 1000;
  return Math.ceil(jdUtToUnixMs(jd) / unitMs) * unitMs;
}

/**
 * The times of a quantity's changes as the clock of the birth tells them: to the minute, with the seconds where the birth
 * is stated with seconds or two changes fall within one minute; with the date if it is not that of the birth.
 */
export function toldTimes(
  changes: readonly Pick<SensitiveChange, "birthJdUt">[],
  clock: LocalClock,
  stated: { readonly date: CivilDate; readonly second: number },
): readonly ToldTime[] {
  const minutes = changes.map(({ birthJdUt }) => ceilUnixMs(birthJdUt, MINUTE_S));
  const isTooCoarse = stated.second !== 0 || new Set(minutes).size < minutes.length;
  return changes.map(({ birthJdUt }): ToldTime => {
    const unixMs = ceilUnixMs(birthJdUt, isTooCoarse ? 1 : MINUTE_S);
    const wall = wallByOffset(unixMs, clock.offsetSecondsAt(unixMs));
    const { hour, minute, second } = wall;
    const date = isoDate(wall);
    return {
      hour,
      minute,
      ...(second !== 0 && { second }),
      ...(date !== isoDate(stated.date) && { date }),
    };
  });
}
