import type { Placement } from "../chart/chart.ts";
import { cite } from "../citation.ts";
import type { Graha, Nakshatra } from "../ids.ts";
import type { Reason } from "../reason.ts";
import { type DashaPeriod, VIMSHOTTARI_YEARS, type Vimshottari } from "./vimshottari.ts";

/** What is left of the first lord's period at birth, as books print it. */
export interface DashaBalance {
  readonly lord: Graha;
  /** Dasha years, with their part. */
  readonly balanceYears: number;
  readonly years: number;
  /** 0 to 11, twelve to the dasha year. */
  readonly months: number;
  /** 0 to 29, thirty to the month; to the nearest day. */
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
  const wholeDays = Math.round(balanceYears * MONTHS * DAYS);
  const wholeMonths = Math.floor(wholeDays / DAYS);
  return {
    lord: first.lord,
    balanceYears,
    years: Math.floor(wholeMonths / MONTHS),
    months: wholeMonths % MONTHS,
    days: wholeDays % DAYS,
  };
}

export interface DashaFacts {
  readonly "dasha.balance_at_birth": {
    readonly nakshatra: Nakshatra;
    readonly lord: Graha;
    readonly years: number;
    readonly months: number;
    readonly days: number;
  };
  /** `lords` from the mahadasha down; its ages in years. */
  readonly "dasha.running": { readonly lords: readonly Graha[]; readonly fromAge: number; readonly toAge: number };
  readonly "dasha.all_passed": { readonly years: number };
  readonly "dasha.cut_by_years": { readonly lord: Graha; readonly years: number };
}
type DashaReason = Reason<DashaFacts>;

/** Why the first dasha is whose it is, and how much of it was left at birth. */
export function dashaReason(dashas: Vimshottari, moon: Placement): DashaReason {
  const { lord, years, months, days } = dashaBalance(dashas);
  return {
    rule: "dasha.balance_at_birth",
    facts: { nakshatra: moon.nakshatra, lord, years, months, days },
    source: cite("bphs", 46, [12, 16]),
    about: "moon",
  };
}

/** Why these periods run at an instant: the nine follow each other from birth for a cycle of 120 years. */
export function runningReason(running: readonly DashaPeriod[]): DashaReason {
  const [maha] = running;
  const source = cite("bphs", 46, [12, 16]);
  if (maha === undefined) return { rule: "dasha.all_passed", facts: { years: 120 }, source, about: "moon" };
  const facts = { lords: running.map(({ lord }) => lord), fromAge: Math.max(0, maha.startYears), toAge: maha.endYears };
  return { rule: "dasha.running", facts, source, about: maha.lord };
}

/** Why the nine antardashas of a lord's mahadasha are as long as they are. */
export const dashaPartsReason = (lord: Graha): DashaReason => ({
  rule: "dasha.cut_by_years",
  facts: { lord, years: VIMSHOTTARI_YEARS[lord] },
  source: cite("bphs", 51),
  about: lord,
});
