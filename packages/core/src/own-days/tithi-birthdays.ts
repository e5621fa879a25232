import { isoDate } from "../calendar/civil-date.ts";
import { partOf } from "../day/spans/day-parts.ts";
import type { WindowFinder } from "../festivals/day-window.ts";
import type { FestivalDay } from "../festivals/festival-day.ts";
import { type MonthTithi, tithiDay } from "../festivals/tithi-day.ts";
import type { DayRule } from "../festivals/tithi-rule.ts";
import { tithiOf } from "../panchanga/limbs-name.ts";
import type { Lunation } from "../panchanga/masa.ts";
import type { Span } from "../sky.ts";
import type { BirthLimbs } from "./birth-limbs.ts";
import { type MonthOfYear, tithiOfMonth } from "./month-of-years.ts";
import { type FoundOwnDay, yearsAfter } from "./own-day.ts";
import { OF_BIRTHDAYS, ownReason } from "./own-day-reason.ts";

/** As almanacs name a day by its sunrise; of two sunrises the first, and where there is none the day on which it begins. */
const BIRTHDAY: DayRule = { window: "sunrise", both: "first", neither: "first", source: { custom: "all_almanacs" } };
const MUHURTAS = 15;

/** The book's: the last day on which the tithi runs two muhurtas after sunrise, else that on which it begins. */
function dayByTheBook({ days }: WindowFinder, { startJdUt, endJdUt }: Span): FestivalDay {
  const first = days.holding(startJdUt);
  const found = [first, days.beside(first, 1), days.beside(first, 2)].findLast(({ sunriseJdUt, sunsetJdUt }) => {
    const limit = partOf({ startJdUt: sunriseJdUt, endJdUt: sunsetJdUt }, 2, MUHURTAS).endJdUt;
    return startJdUt <= limit && limit < endJdUt;
  });
  return found ?? first;
}

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
    const book = dayByTheBook(finder, found);
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
