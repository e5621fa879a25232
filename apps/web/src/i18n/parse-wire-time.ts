import type { CivilDate, WallTime } from "@vedanga/contract";
import type { WallInstant } from "./wall-instant.ts";

// The clock and calendar forms of the wire. None is parsed with Date: its result depends on the browser and its zone.

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DATE = /^\s*[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d{1,2}) (\d{4})(?: (.+))?$/;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?: (AM|PM))?$/;
const DAY_FIRST = /^\s*(\d{2})\/(\d{2})\/(\d{4})\s*$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}(?::\d{2})?)?)?$/;

/** What the wire writes where an event does not happen that day. */
const DOES_NOT_OCCUR = "-";

export class UnreadableTime extends Error {
  constructor(text: string) {
    super(`Not a time of the wire: ${text}`);
    this.name = "UnreadableTime";
  }
}

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

/** `11:02 AM to 12:32 PM` */
export function parseClockSpan(text: string): { readonly start: WallTime; readonly end: WallTime } {
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

/** `Thu Mar 10 1994 9:18:44 AM` */
export function parseWireInstant(text: string): WallInstant {
  const { date, rest } = parseDateAndRest(text);
  if (rest === undefined) throw new UnreadableTime(text);
  return { date, time: parseClock(rest) };
}

/** `21/11/2026` */
export function parseDayFirstDate(text: string): CivilDate {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (year === undefined) throw new UnreadableTime(text);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** `2026-11-21`, the form of a date field. */
export function parseIsoDate(text: string): CivilDate {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year === undefined) throw new UnreadableTime(text);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** `2026-11-21T06:24:05+05:30`, read as the clocks of its own offset showed it. */
export function parseIsoInstant(text: string): WallInstant {
  const [, , , , hour, minute, second = "0"] = ISO.exec(text) ?? [];
  if (hour === undefined) throw new UnreadableTime(text);
  return { date: parseIsoDate(text), time: { hour: Number(hour), minute: Number(minute), second: Number(second) } };
}
