import type { CivilDate } from "@vedanga/contract";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";

export type MonthSystem = "amanta" | "purnimanta";
export type LunarMonth = AlmanacMonthDay["masa"][MonthSystem];

export interface LunarMonthRun {
  readonly masa: LunarMonth;
  /** The civil date of its first day that is shown. */
  readonly from: CivilDate;
}

const isSame = (a: LunarMonth, b: LunarMonth): boolean =>
  a.number === b.number && a.adhika === b.adhika && a.kshaya === b.kshaya;

/** The lunar months that fall into some days, in their order. */
export function lunarMonthsOf(days: readonly AlmanacMonthDay[], system: MonthSystem): readonly LunarMonthRun[] {
  const runs: LunarMonthRun[] = [];
  for (const { date, masa } of days) {
    const last = runs.at(-1);
    if (!last || !isSame(last.masa, masa[system])) runs.push({ masa: masa[system], from: date });
  }
  return runs;
}
