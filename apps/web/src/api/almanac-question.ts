import type { ConventionsUsed } from "@vedanga/contract";
import type { Language } from "@vedanga/names";

/** Where, by which clock, in which language and by which conventions an almanac is asked. */
export interface AlmanacQuestion {
  readonly lat: string;
  readonly lon: string;
  /** Decimal hours east of UTC, unrounded; the zone decides. */
  readonly tz: number;
  readonly zone: string;
  readonly lang: Language;
  /** Those that are not the default. */
  readonly conventions: Partial<ConventionsUsed>;
}
