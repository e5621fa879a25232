import { isoDate } from "../calendar/civil-date.ts";
import type { WindowFinder } from "../festivals/day-window.ts";
import { type MonthTithi, tithiDay } from "../festivals/tithi-day.ts";
import type { DayRule } from "../festivals/tithi-rule.ts";
import { tithiOf } from "../panchanga/limbs-name.ts";
import type { Lunation } from "../panchanga/masa.ts";
import type { BirthLimbs } from "./birth-limbs.ts";
import { type MonthOfYear, tithiOfMonth } from "./month-of-years.ts";
import { type FoundOwnDay, yearsAfter } from "./own-day.ts";
import { OF_BIRTHDAYS, ownReason } from "./own-day-reason.ts";

/** As almanacs name a day by its sunrise; of two sunrises the first, and where there is none the day on which it begins. */
const BIRTHDAY: DayRule = { window: "sunrise", both: "first", neither: "first", source: { custom: "all_almanacs" } };
/** The book asks that the tithi last two muhurtas after the sunrise of its day, and else keeps the day before. */
const BY_THE_BOOK: DayRule = { window: "two_muhurtas", both: "second", neither: "first", source: OF_BIRTHDAYS };

/** A tithi of a lunation as a rite has it. */
export const monthTithi = (finder: WindowFinder, { masa, adhika, ...month }: Lunation, number: number): MonthTithi => ({
  ...tithiOfMonth(finder.limbs, month, number),
  masa,
  adhika,
  lostMasa: undefined,
});

/**
 * The tithi of birth in its month of each year; of two months of the name the nija one (Dharma Sindhu 3, on birthdays).
 * The day of the book is named where it is another.
 */
export const tithiBirthdays = (
  finder: WindowFinder,
  { tithi, lunation }: BirthLimbs,
  months: readonly MonthOfYear[],
): readonly FoundOwnDay[] =>
  months.map(({ nija, adhika }): FoundOwnDay => {
    const { masa } = lunation;
    const found = monthTithi(finder, nija, tithi.number);
    const { day, reasons } = tithiDay(finder, BIRTHDAY, found);
    const book = tithiDay(finder, BY_THE_BOOK, found).day;
    const dates = { date: isoDate(day.date), bookDate: isoDate(book.date) };
    return {
      kind: "tithi_birthday",
      date: day.date,
      years: yearsAfter(tithi.startJdUt, found.startJdUt),
      runs: { startJdUt: found.startJdUt, endJdUt: found.endJdUt },
      rite: undefined,
      dayReasons: reasons,
      reasons: [
        ownReason("own.tithi_of_birth", { masa, ...tithiOf(tithi.number) }, OF_BIRTHDAYS),
        ...(lunation.adhika ? [ownReason("own.born_in_adhika", { masa }, OF_BIRTHDAYS)] : []),
        ...(adhika ? [ownReason("own.month_comes_twice", { masa }, OF_BIRTHDAYS)] : []),
        ...(book.dayJd === day.dayJd ? [] : [ownReason("own.two_muhurtas_by_the_book", dates, OF_BIRTHDAYS)]),
      ],
    };
  });
