/** How well a time of birth is known, in minutes to either side; undefined if it is from a record. */
export type TimeAccuracy = number | undefined;

/** Half a day to either side of noon: nothing is known of the time. */
export const UNKNOWN_TIME_MINUTES = 720;

/** The value for an unknown time: the middle of the day. */
export const NOON = "12:00";

const OFFERED_MINUTES: readonly number[] = [5, 15, 30, 60, 120];

/** What the field offers between `as recorded` and `not known`; a value of another origin keeps its place among them. */
export function offeredMinutes(present: TimeAccuracy): readonly number[] {
  const isOther = present !== undefined && present > 0 && present < UNKNOWN_TIME_MINUTES;
  return [...new Set(isOther ? [...OFFERED_MINUTES, present] : OFFERED_MINUTES)].sort((a, b) => a - b);
}

/** The sky turns through one degree in four minutes. */
const MINUTES_PER_DEGREE = 4;

/** By how many whole degrees the ascendant may lie to either side (on the mean: signs rise faster and slower). */
export const ascendantDoubtDeg = (minutes: number): number => Math.max(1, Math.round(minutes / MINUTES_PER_DEGREE));

/** What a doubt of the time leaves open. From 60 minutes on the ascendant is as likely as not in another sign. */
export type Caution = "navamsa" | "ascendant" | "unknown";

export function cautionOf(accuracy: TimeAccuracy): Caution | undefined {
  if (accuracy === undefined || accuracy === 0) return undefined;
  if (accuracy >= UNKNOWN_TIME_MINUTES) return "unknown";
  return accuracy >= 60 ? "ascendant" : "navamsa";
}
