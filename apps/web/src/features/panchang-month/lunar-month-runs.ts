import type { PanchangMonthDay } from "@vedanga/contract";

export type MonthSystem = "amanta" | "purnimanta";
export type LunarMonth = PanchangMonthDay["masa"][MonthSystem];

export interface LunarMonthRun {
  readonly masa: LunarMonth;
  /** The civil date of its first day that is shown, `YYYY-MM-DD`. */
  readonly from: string;
}

const isSame = (a: LunarMonth, b: LunarMonth): boolean =>
  a.number === b.number && a.adhika === b.adhika && a.kshaya === b.kshaya;

/** The lunar months that fall into some days, in their order. */
export function lunarMonthsOf(days: readonly PanchangMonthDay[], system: MonthSystem): readonly LunarMonthRun[] {
  const runs: LunarMonthRun[] = [];
  for (const { date, masa } of days) {
    const last = runs.at(-1);
    if (!last || !isSame(last.masa, masa[system])) runs.push({ masa: masa[system], from: date });
  }
  return runs;
}
