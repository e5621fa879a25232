import { timeEn } from "@vedanga/names/en/clock";
import { dialFigures } from "../../figures.ts";
import type { ToldTime } from "../sensitivity-words.ts";
import { civilDayEn } from "./civil-day.ts";

/** `6:02 AM`, with the date where it is told. */
export function toldTimeEn(at: ToldTime): string {
  const { hour, date } = at;
  const time = timeEn(dialFigures(at), hour);
  return date === undefined ? time : `${time} on ${civilDayEn(date)}`;
}
