import { timeInWordsTe } from "@vedanga/names/te/clock";
import { dialFigures } from "../../figures.ts";
import type { ToldTime } from "../sensitivity-words.ts";
import { civilDayTe } from "./civil-day.ts";

/** ఉదయం 6:02 గంటల, with the case to follow. */
export function toldTimeTe(at: ToldTime): string {
  const { hour, date } = at;
  const time = `${timeInWordsTe(dialFigures(at), hour)} గంటల`;
  return date === undefined ? time : `${civilDayTe(date)}, ${time}`;
}
