import type { BirthRequest } from "@vedanga/contract";
import { type Chart, castChart, type Sky } from "@vedanga/core";
import { clockOf, type LocalClock, wallToJdUt } from "../clock/wall-time.ts";
import type { AnswerContext } from "./context.ts";
import { conventionsOf } from "./conventions.ts";
import { expectDate } from "./existing-day.ts";

/** A birth as core sees it: under what sky, by which clock, with which chart. */
export interface Birth {
  readonly sky: Sky;
  readonly clock: LocalClock;
  readonly chart: Chart;
}

/** @throws AppError "unknown_zone", "skipped_date" (dob); CoreError for a moment the sky does not reach */
export function birthChart(request: BirthRequest, { ephemeris }: AnswerContext): Birth {
  const sky: Sky = { ephemeris, conventions: conventionsOf(request) };
  const clock = clockOf(request);
  expectDate(clock, request.dob, "dob");
  const place = { latitudeDeg: request.lat, longitudeDeg: request.lon };
  return { sky, clock, chart: castChart(sky, wallToJdUt(clock, request.dob, request.tob), place) };
}
