import { AppError, type TimezoneAnswer } from "@vedanga/contract";
import { twoDigits } from "@vedanga/core";
import { isLeftOut } from "../request/existing-day.ts";
import { type Reading, zoneClock, zoneHistoryOf } from "./wall-time.ts";

/** The moment of the offset: an instant in UTC seconds, or a wall time `YYYY-MM-DDTHH:MM`. */
export type ZoneMoment = { readonly timestamp: number } | { readonly local: string };

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

function readLocal(zone: string, local: string): Reading & { readonly dateLeftOut?: true } {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0] = (LOCAL.exec(local) ?? []).map(Number);
  if (month === 0) throw new AppError("invalid_local_time", { field: "local" });
  const clock = zoneClock(zone);
  const date = { year, month, day };
  return { ...clock.read(date, { hour, minute, second: 0 }), ...(isLeftOut(clock, date) && { dateLeftOut: true }) };
}

/** `GMT+05:30`, `GMT+00:19:32`, `GMT`: how Intl writes an offset, and what a clock without a name is called. */
function offsetName(offsetS: number): string {
  if (offsetS === 0) return "GMT";
  const size = Math.abs(offsetS);
  const seconds = size % 60 === 0 ? "" : `:${twoDigits(size % 60)}`;
  return `GMT${offsetS < 0 ? "-" : "+"}${twoDigits(Math.floor(size / 3600))}:${twoDigits(Math.floor(size / 60) % 60)}${seconds}`;
}

/** What the runtime calls the clock, where it knows the zone and gives it the same offset at that moment. */
function englishName(zone: string, unixMs: number, offsetS: number): string {
  const named = (timeZoneName: "long" | "longOffset"): string | undefined =>
    new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName })
      .formatToParts(unixMs)
      .find(({ type }) => type === "timeZoneName")?.value;
  const byOffset = offsetName(offsetS);
  try {
    return (named("longOffset") === byOffset && named("long")) || byOffset;
  } catch {
    return byOffset;
  }
}

/**
 * The offset of a zone at a moment, in exact seconds, split into standard time and what summer or war time adds, as the
 * tz database has them.
 * @throws AppError "unknown_zone" (field `zone`), "invalid_local_time" (field `local`)
 */
export function zoneAnswer(zoneId: string, moment: ZoneMoment): TimezoneAnswer {
  const history = zoneHistoryOf(zoneId);
  const { unixMs, ...unusual } =
    "local" in moment ? readLocal(zoneId, moment.local) : { unixMs: Math.round(moment.timestamp * 1000) };
  const { offsetS, savedS } = history.stretchAt(unixMs / 1000);
  return {
    status: "OK",
    rawOffset: offsetS - savedS,
    dstOffset: savedS,
    timeZoneId: zoneId,
    timeZoneName: englishName(zoneId, unixMs, offsetS),
    ...unusual,
  };
}
