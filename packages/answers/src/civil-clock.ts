import { type CivilClock, jdUtToUnixMs } from "@vedanga/core";
import type { LocalClock } from "./wall-time.ts";

const SECONDS_PER_HOUR = 3600;

/** A place's clock as core asks it: hours east of Greenwich at an instant. */
export const civilClock =
  (clock: LocalClock): CivilClock =>
  (jd) =>
    clock.offsetSecondsAt(jdUtToUnixMs(jd)) / SECONDS_PER_HOUR;
