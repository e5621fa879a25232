import type { CivilDate, WallTime } from "@vedanga/contract";
import { UnreadableTime } from "#i18n/typed-time.ts";
import type { ClockSpan, Instant, WallInstant } from "#i18n/wall-instant.ts";

// The clock and calendar forms of the wire. Only instants are parsed with Date: for others its result depends on the browser and its zone.

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DATE = /^\s*[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d{1,2}) (\d{4})(?: (.+))?$/;
const DAY_FIRST = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?: (AM|PM))?$/;
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})[+-]\d{2}:\d{2}$/;

/** What the wire writes where an event does not happen that day. */
const DOES_NOT_OCCUR = "-";

/** `6:32:58 AM`, `11:02 PM`, `06:47:59`. */
export function parseClock(text: string): WallTime {
  const parts = CLOCK.exec(text.trim());
  if (!parts) throw new UnreadableTime(text);
  const [, hourText, minuteText, secondText = "0", half] = parts;
  const hourOnDial = Number(hourText);
  const hour = half === undefined ? hourOnDial : (hourOnDial % 12) + (half === "PM" ? 12 : 0);
  return { hour, minute: Number(minuteText), second: Number(secondText) };
}

/** A clock time, or null if the event does not happen that day. */
export function parseClockIfAny(text: string): WallTime | null {
  return text.trim() === DOES_NOT_OCCUR ? null : parseClock(text);
}

/** `11:02 AM to 12:32 PM`, or null where it does not happen that day. */
export function parseClockSpanIfAny(text: string): ClockSpan | null {
  if (text.trim() === DOES_NOT_OCCUR) return null;
  const [start, end] = text.split(" to ");
  if (start === undefined || end === undefined) throw new UnreadableTime(text);
  return { start: parseClock(start), end: parseClock(end) };
}

function parseDateAndRest(text: string): { readonly date: CivilDate; readonly rest: string | undefined } {
  const [, monthName = "", dayText, yearText, rest] = DATE.exec(text) ?? [];
  const month = MONTHS.indexOf(monthName) + 1;
  if (month === 0) throw new UnreadableTime(text);
  return { date: { year: Number(yearText), month, day: Number(dayText) }, rest };
}

/** `Fri Mar 11 1994` */
export function parseWireDate(text: string): CivilDate {
  return parseDateAndRest(text).date;
}

/** `10/03/1994` */
export function parseDayFirst(text: string): CivilDate {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (year === undefined) throw new UnreadableTime(text);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** `Thu Mar 10 1994 9:18:44 AM` */
export function parseWireInstant(text: string): WallInstant {
  const { date, rest } = parseDateAndRest(text);
  if (rest === undefined) throw new UnreadableTime(text);
  return { date, time: parseClock(rest) };
}

/** `2026-11-21T06:24:05+05:30` */
export function parseInstant(text: string): Instant {
  const [, year, month, day, hour, minute, second] = INSTANT.exec(text) ?? [];
  if (year === undefined) throw new UnreadableTime(text);
  return {
    instantMs: Date.parse(text),
    date: { year: Number(year), month: Number(month), day: Number(day) },
    time: { hour: Number(hour), minute: Number(minute), second: Number(second) },
  };
}
