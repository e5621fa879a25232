import type { CivilDate, WallTime } from "@vedanga/contract";

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})$/;

export class UnreadableTime extends Error {
  constructor(text: string) {
    super(`Neither a date nor a time: ${text}`);
    this.name = "UnreadableTime";
  }
}

/** `2026-11-21`, the form of a date field. */
export function typedDate(text: string): CivilDate {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined) throw new UnreadableTime(text);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** `06:05`, the form of a time field. */
export function typedTime(text: string): WallTime {
  const [, hour, minute] = TIME.exec(text) ?? [];
  if (hour === undefined) throw new UnreadableTime(text);
  return { hour: Number(hour), minute: Number(minute), second: 0 };
}
