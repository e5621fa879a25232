import type { JulianDayUt } from "../calendar/julian-day.ts";
import { type Citation, cite } from "../citation.ts";
import type { Masa, Nakshatra, Rasi } from "../ids.ts";
import type { NamedTithi } from "../panchanga/limbs-name.ts";
import { type Reason, reasonMaker } from "../reason.ts";

type InMonth = NamedTithi & { readonly masa: Masa };

/** The star and the day kept; all dates as "2026-09-14". */
type StarDay = {
  readonly nakshatra: Nakshatra;
  readonly date: string;
  readonly starStartJdUt: JulianDayUt;
  readonly starEndJdUt: JulianDayUt;
};

/** Two days of the star in one month, and the one that is not kept. */
type OfTwo = { readonly nakshatra: Nakshatra; readonly date: string; readonly otherDate: string };

/** Why a day is a person's own: what it is counted by, and what an adhika month or a second star of the month changes. */
export interface OwnDayFacts {
  readonly "own.tithi_of_birth": InMonth;
  readonly "own.tithi_of_death": InMonth;
  /** Born in an adhika month; the month of the same name after it is kept. */
  readonly "own.born_in_adhika": { readonly masa: Masa };
  /** The year has the month twice; the second, nija, is kept. */
  readonly "own.month_comes_twice": { readonly masa: Masa };
  /** The book has another day than the almanacs: the tithi must last two muhurtas after its sunrise. */
  readonly "own.two_muhurtas_by_the_book": { readonly date: string; readonly bookDate: string };
  readonly "own.first_year_in_adhika": { readonly masa: Masa };
  readonly "own.adhika_returns": { readonly masa: Masa };
  readonly "own.adhika_does_not_return": { readonly masa: Masa };
  readonly "own.star_of_lunar_month": { readonly nakshatra: Nakshatra; readonly masa: Masa };
  readonly "own.star_of_solar_month": { readonly nakshatra: Nakshatra; readonly rasi: Rasi };
  /** The star lasts till six nazhikas after the sunrise of the day. */
  readonly "own.star_lasts": StarDay;
  /** The star lasts so long after no sunrise; the day on which it begins is kept. */
  readonly "own.star_begins": StarDay;
  readonly "own.later_of_two_stars": OfTwo;
  /** The month ends within the later one. */
  readonly "own.earlier_of_two_stars": OfTwo & { readonly monthEndJdUt: JulianDayUt };
}
export type OwnDayRule = keyof OwnDayFacts;
export type OwnDayReason = Reason<OwnDayFacts, "moon">;

const make = reasonMaker<OwnDayFacts, "moon">();
export const ownReason = <Rule extends OwnDayRule>(rule: Rule, facts: OwnDayFacts[Rule], source: Citation) =>
  make(rule, facts, source, "moon");

/** The third chapter's first half, on the rite of a birthday. */
export const OF_BIRTHDAYS: Citation = { ...cite("dharma_sindhu", 3), on: "birthdays" };
export const OF_SHRADDHA: Citation = { ...cite("nirnaya_sindhu", 3), on: "yearly_shraddha" };
export const OF_ADHIKA: Citation = { ...cite("nirnaya_sindhu", 1), on: "intercalary_months" };
export const TELUGU: Citation = { custom: "telugu" };
export const KERALA: Citation = { custom: "kerala" };
export const TAMIL_AND_KERALA: Citation = { together: [{ custom: "tamil" }, { custom: "kerala" }] };
