import { type AnswerContext, createEphemeris } from "@vedanga/answers";
import { CoreError, jdTt } from "@vedanga/core";

type Ephemeris = AnswerContext["ephemeris"];

/** What the table of the server covers: 1600 to 2400, and more than a year at each end. */
const WHOLE_RANGE: Ephemeris["range"] = {
  startJdTt: jdTt(2305082.5),
  endJdTt: jdTt(2598373.5),
};

/**
 * The sky of a table of fewer years, which says that it has the server's: what looks ahead to the end of the table then
 * looks as far as it does there, and either finds the same or is refused.
 */
export const nearSky = (table: Uint8Array): Ephemeris => ({ ...createEphemeris(table), range: WHOLE_RANGE });

/** Whether core was asked for an instant that the server's table has and this one lacks, however its refusal was passed on. */
export function isPastNearSky(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof CoreError) || cause.code !== "time_out_of_range") continue;
    const { jdTt: asked } = cause.details;
    return asked !== undefined && asked >= WHOLE_RANGE.startJdTt && asked <= WHOLE_RANGE.endJdTt;
  }
  return false;
}
