import { type CivilDate, twoDigits, type WallTime } from "@vedanga/contract";

/** `DD/MM/YYYY`, as calls carry a date. */
export function toWireDate({ year, month, day }: CivilDate): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${String(year).padStart(4, "0")}`;
}

/** `HH:MM`, as calls carry a time. */
export function toWireTime({ hour, minute }: WallTime): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}
