import type { Citation } from "../citation.ts";
import type { DayWindow, Festival, FestivalKind, Masa, Nakshatra } from "../ids.ts";

/**
 * Which of two days is kept where the tithi fills the window on both: the first, the second, or that on which it fills
 * more of it (the same share on both: the first; with "longer_or_second" the second). "second_with_three_muhurtas": the
 * second where the tithi lasts there till three muhurtas after sunrise, else the first; "second_with_a_ghati": the second
 * where it lasts a ghati into that night, else the first; "first_if_risen": the first where the tithi runs at its sunrise
 * already, else the second.
 */
export type BothRule =
  | "first"
  | "second"
  | "longer"
  | "longer_or_second"
  | "second_with_three_muhurtas"
  | "second_with_a_ghati"
  | "first_if_risen";

/**
 * Which day is kept where it fills the window on none: that on which the tithi begins, or the next;
 * "second_with_two_muhurtas": the next where the tithi lasts there till two muhurtas after sunrise, else the first.
 */
export type NeitherRule = "first" | "second" | "second_with_two_muhurtas";

/** When a tithi must run for a rite, and what to do when it does so on two days or on none. */
export interface DayRule {
  readonly window: DayWindow;
  readonly both: BothRule;
  readonly neither: NeitherRule;
  /**
   * The second day is kept against all else where this star meets its window and not the first day's, and the tithi lasts
   * there till three muhurtas after sunrise.
   */
  readonly star?: Nakshatra;
  readonly source: Citation;
  /** What the book says of two days if custom differs; its day is named whenever it is another one. */
  readonly book?: { readonly both: BothRule; readonly source: Citation };
}

/** A rite that a tithi brings. */
export interface TithiRule extends DayRule {
  readonly id: Festival;
  readonly kind: FestivalKind;
  /** 1 to 30 from the new moon. */
  readonly tithi: number;
}

/** One of a month of the amanta count; never in an adhika month. */
export interface YearlyRule extends TithiRule {
  readonly masa: Masa;
  /** Vaishnavas keep the day at whose sunrise the tithi runs, and not the one the window chooses. */
  readonly vaishnavaAtSunrise?: true;
}

/** Chapter 2 of both digests goes through the year month by month. */
export const dharmaSindhu = (month: Masa): Citation => ({ work: "dharma_sindhu", chapter: 2, month });
export const nirnayaSindhu = (month: Masa): Citation => ({ work: "nirnaya_sindhu", chapter: 2, month });
export const TELUGU: Citation = { custom: "telugu" };
export const TELANGANA: Citation = { custom: "telugu_by_holidays" };
export const NORTH: Citation = { custom: "north" };
export const TAMIL: Citation = { custom: "tamil" };
