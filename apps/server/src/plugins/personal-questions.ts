import type { CivilDate, WallTime } from "@vedanga/contract";
import type { FastifyReply } from "fastify";

/** The parts of a question that say whether it may be about a person: where, and which moment in any form. */
interface Question {
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: number | undefined;
  readonly date?: CivilDate | undefined;
  readonly time?: WallTime | undefined;
  /** Milliseconds of the Unix clock. */
  readonly at?: number | undefined;
}

/** A metre: so finely the list of places has its towns. What is finer was read off a device or a map. */
const DECIMALS_OF_A_TOWN = 5;
/** The screens ask for the minute that runs, by clocks that are not quite ours. */
const PRESENT_MS = 600_000;

/**
 * A town's day is everybody's, and so is the present minute there. Another minute may be the minute of a birth, and a point
 * finer than a town a person's house.
 */
export function isPersonal(question: Question, nowUnixMs: number): boolean {
  const momentMs = momentOf(question);
  const isPresent = momentMs === undefined || Math.abs(momentMs - nowUnixMs) <= PRESENT_MS;
  return !isPresent || isFinerThanTown(question.lat) || isFinerThanTown(question.lon);
}

/** By the offset of the question: if that is wrong, a present minute counts as another. */
function momentOf({ at, date, time, tz }: Question): number | undefined {
  if (at !== undefined || !time) return at;
  if (!date || tz === undefined) return Number.NaN;
  const wallMs = Date.UTC(date.year, date.month - 1, date.day, time.hour, time.minute, time.second);
  return wallMs - tz * 3_600_000;
}

const isFinerThanTown = (degrees: number | undefined): boolean =>
  degrees !== undefined && Number(degrees.toFixed(DECIMALS_OF_A_TOWN)) !== degrees;

/** This answer is not cached, although its route may cache others. */
export const keptByNobody = (reply: FastifyReply): FastifyReply => reply.header("cache-control", "no-store");

/** The same if the question is personal. */
export function sharedUnlessPersonal(question: Question, nowUnixMs: number, reply: FastifyReply): void {
  if (isPersonal(question, nowUnixMs)) keptByNobody(reply);
}
