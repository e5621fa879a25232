import type { Graha } from "../ids.ts";
import type { Vimshottari } from "./vimshottari.ts";

/** What is left of the first lord's period at birth, as books print it. */
export interface DashaBalance {
  readonly lord: Graha;
  /** Dasha years, with their part. */
  readonly balanceYears: number;
  readonly years: number;
  /** 0 to 11, twelve to the dasha year. */
  readonly months: number;
  /** 0 to 29, thirty to the month, the part of a day left out. */
  readonly days: number;
}

const MONTHS = 12;
const DAYS = 30;

/**
 * The balance at birth. Books count years of twelve months of thirty days whatever the length of the year, so that a
 * month is a twelfth of a dasha year and a day a thirtieth of that.
 */
export function dashaBalance({ mahadashas }: Vimshottari): DashaBalance {
  const [first] = mahadashas;
  if (first === undefined) throw new RangeError("no mahadasha");
  const balanceYears = first.endYears;
  // A whole number of days may come out a hair short of itself.
  const wholeDays = Math.floor(balanceYears * MONTHS * DAYS + 1e-9);
  const wholeMonths = Math.floor(wholeDays / DAYS);
  return {
    lord: first.lord,
    balanceYears,
    years: Math.floor(wholeMonths / MONTHS),
    months: wholeMonths % MONTHS,
    days: wholeDays % DAYS,
  };
}
