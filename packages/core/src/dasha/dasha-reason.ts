import type { Placement } from "../chart/chart.ts";
import { cite } from "../citation.ts";
import type { Graha, Nakshatra } from "../ids.ts";
import type { Reason } from "../reason.ts";
import { dashaBalance } from "./dasha-balance.ts";
import { VIMSHOTTARI_YEARS, type Vimshottari } from "./vimshottari.ts";

export interface DashaFacts {
  readonly "dasha.balance_at_birth": {
    readonly nakshatra: Nakshatra;
    readonly lord: Graha;
    readonly years: number;
    readonly months: number;
    readonly days: number;
  };
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

/** Why the nine antardashas of a lord's mahadasha are as long as they are. */
export const dashaPartsReason = (lord: Graha): DashaReason => ({
  rule: "dasha.cut_by_years",
  facts: { lord, years: VIMSHOTTARI_YEARS[lord] },
  source: cite("bphs", 51),
  about: lord,
});
