import type { CivilDate, WallTime } from "@vedanga/contract";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** `DD/MM/YYYY`, as calls carry a date. */
export function toWireDate({ year, month, day }: CivilDate): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${String(year).padStart(4, "0")}`;
}

/** `HH:MM`, as calls carry a time. */
export function toWireTime({ hour, minute }: WallTime): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}
