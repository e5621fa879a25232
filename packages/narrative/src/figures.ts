import { toSexagesimal, twoDigits } from "@vedanga/core";
import type { ToldTime } from "./catalogue/sensitivity-words.ts";

const HALF_DAY_HOURS = 12;

/** `6:02` or `6:02:30`, as a dial of twelve hours has it. */
export function dialFigures({ hour, minute, second }: ToldTime): string {
  const parts = [minute, ...(second === undefined ? [] : [second])];
  return [hour % HALF_DAY_HOURS || HALF_DAY_HOURS, ...parts.map(twoDigits)].join(":");
}

/** `14°11′`, cut as almanacs do: 29°59′59″ is not yet the next sign. */
export function degreesAndMinutes(angleDeg: number): string {
  const { degrees, minutes } = toSexagesimal(angleDeg);
  return `${degrees}°${twoDigits(minutes)}′`;
}

/** To a tenth, as screens show points; a whole number has no decimal. */
export const toTenth = (figure: number): number => Math.round(figure * 10) / 10;
