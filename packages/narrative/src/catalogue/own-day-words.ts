import type { Graha, Masa, OwnDay, OwnDayFacts, Rasi } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";
import type { Next } from "./sensitivity-words.ts";

/** What of a birth the days are counted by, and what of it a minute may change. */
export type OwnBorder = "tithi" | "nakshatra" | "masa" | "solar_month";

/** The words of a person's own days. */
export interface OwnDayWords {
  /** What a calendar of them is called. */
  readonly calendar: string;
  readonly kind: Readonly<Record<OwnDay, string>>;
  /** A kind with the year it is. */
  readonly nth: (kind: OwnDay, years: number) => string;
  /** A lunar month, which may be adhika. */
  readonly masa: (masa: Masa, adhika: boolean) => string;
  /** Why it falls on its day: by what it is counted first. */
  readonly why: RuleWords<OwnDayFacts, "moon">;
  /** What a birth, or a death, before the first of the times has, and from each of them on. */
  readonly border: (what: OwnBorder, first: string, next: readonly Next[]) => string;
  /** A part of a mahadasha begins, or with its first part the mahadasha. */
  readonly dashaBegins: (mahadasha: Graha, antardasha: Graha) => string;
  readonly saturnEnters: (rasi: Rasi, house: number, isBack: boolean) => string;
  readonly saturnLeaves: (rasi: Rasi, house: number, comesBack: boolean) => string;
}
