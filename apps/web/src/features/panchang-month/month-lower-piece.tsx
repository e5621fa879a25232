import type { CivilDate } from "@vedanga/contract";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { FestivalList } from "./festival-list.tsx";
import type { MonthSystem } from "./lunar-month-runs.ts";
import { LunarMonthsTold } from "./lunar-months-told.tsx";

interface MonthLowerProps {
  readonly days: readonly AlmanacMonthDay[];
  readonly today: CivilDate | null;
  readonly system: MonthSystem;
}

/** What is told of a month below its days. */
export const MonthLower = ({ days, today, system }: MonthLowerProps) => (
  <>
    <LunarMonthsTold days={days} system={system} />
    <FestivalList days={days} today={today} />
  </>
);
