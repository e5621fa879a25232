import type { CivilDate, Rasi, SaturnNowFacts, SaturnPeriod, SaturnRemedy } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** The words of Saturn on one day. */
export interface SaturnNowWords {
  /** What the period is, and from when to when its whole round lasts. */
  readonly round: Readonly<Record<SaturnPeriod, (from: CivilDate, to: CivilDate) => string>>;
  /** Until when Saturn is in this sign. */
  readonly until: (rasi: Rasi, to: CivilDate) => string;
  /** No such period runs. */
  readonly none: (rasi: Rasi, house: number, moonRasi: Rasi) => string;
  /** The sign counts, but today is before the birth or more than 120 years after it. */
  readonly outsideLife: (rasi: Rasi, house: number, moonRasi: Rasi) => string;
  /** One of Saturn's good places, by Phaladeepika. */
  readonly good: string;
  readonly next: (period: SaturnPeriod, rasi: Rasi, from: CivilDate) => string;
  readonly noneToCome: string;
  readonly remedies: Readonly<Record<SaturnRemedy, string>>;
  readonly reasons: RuleWords<SaturnNowFacts>;
}
