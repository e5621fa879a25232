import type { JulianDayUt } from "@vedanga/core";
import type { MonthDay } from "../../catalogue/yearly-words.ts";

/** The civil date of an instant by the clock that the year is counted by. */
export type YearDateOf = (jd: JulianDayUt) => MonthDay;
