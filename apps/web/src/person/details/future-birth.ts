import type { UserDetails } from "@vedanga/contract";
import { typedDate, typedTime } from "#i18n/typed-time.ts";
import { isSameDate, utcWall } from "#i18n/wall-instant.ts";
import { isZoneAtHand, zoneClock } from "#i18n/zone-clock.ts";

/** What of a birth has not come yet; undefined for one that has. */
export type Future = "date" | "time" | undefined;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** By the clocks that are furthest ahead, those of Kiritimati: what has not come there has come nowhere. */
const FURTHEST_AHEAD_MS = 14 * HOUR_MS;

type BirthMoment = Pick<UserDetails, "birthDate" | "birthTime" | "zone">;

/** Whether a birth is in the future by the clock of its place or, if that is not known, by every clock. */
export function futureOf({ birthDate, birthTime, zone }: BirthMoment, nowMs: number): Future {
  const isKnown = zone !== undefined && isZoneAtHand(zone);
  const now = isKnown ? zoneClock(zone, nowMs) : utcWall(nowMs + FURTHEST_AHEAD_MS);
  const date = typedDate(birthDate);
  if (!isSameDate(date, now.date)) return dayOf(date) > dayOf(now.date) ? "date" : undefined;
  const { hour, minute } = typedTime(birthTime);
  return hour * 60 + minute > now.time.hour * 60 + now.time.minute ? "time" : undefined;
}

/** Whether only the clock of the place can decide: the day is near, and that clock is not known yet. */
export function isZoneWanted({ birthDate, zone }: BirthMoment, nowMs: number): boolean {
  return zone !== undefined && !isZoneAtHand(zone) && dayOf(typedDate(birthDate)) > nowMs - 2 * DAY_MS;
}

const dayOf = ({ year, month, day }: { year: number; month: number; day: number }): number =>
  Date.UTC(year, month - 1, day);
