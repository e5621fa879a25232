import type { WindowFinder } from "../festivals/day-window.ts";
import { tithiDay } from "../festivals/tithi-day.ts";
import type { DayRule } from "../festivals/tithi-rule.ts";
import { tithiOf } from "../panchanga/limbs-name.ts";
import type { Lunation } from "../panchanga/masa.ts";
import type { BirthLimbs } from "./birth-limbs.ts";
import type { MonthOfYear } from "./month-of-years.ts";
import { type FoundOwnDay, yearsAfter } from "./own-day.ts";
import { OF_ADHIKA, OF_SHRADDHA, type OwnDayReason, ownReason } from "./own-day-reason.ts";
import { monthTithi } from "./tithi-birthdays.ts";

/**
 * The day with more of the tithi in its afternoon, the fourth of five parts; with the same of it on both, for which a tithi
 * must be longer than a day, the second (a growing tithi, darpa); with none on either the first, at whose sunset it runs.
 */
const SHRADDHA: DayRule = { window: "aparahna", both: "longer_or_second", neither: "first", source: OF_SHRADDHA };

interface Chosen {
  readonly month: Lunation;
  readonly reasons: readonly OwnDayReason[];
}

/** The tithi of a death in its month of each year (Nirnaya Sindhu 3, on the day of the yearly shraddha). */
export const remembrances = (
  finder: WindowFinder,
  death: BirthLimbs,
  months: readonly MonthOfYear[],
): readonly FoundOwnDay[] =>
  months.flatMap((month) => chosenMonths(death, month).map((chosen) => remembrance(finder, death, chosen)));

/**
 * Who died in an adhika month is remembered in it when it comes again, else in the month of its name; who died in another,
 * in the nija month of a year with two, and in the first year in the adhika one too (Nirnaya Sindhu 1).
 */
function chosenMonths({ lunation, tithi }: BirthLimbs, { nija, adhika }: MonthOfYear): readonly Chosen[] {
  const { masa } = lunation;
  if (lunation.adhika) {
    return adhika
      ? [{ month: adhika, reasons: [ownReason("own.adhika_returns", { masa }, OF_ADHIKA)] }]
      : [{ month: nija, reasons: [ownReason("own.adhika_does_not_return", { masa }, OF_ADHIKA)] }];
  }
  if (adhika === undefined) return [{ month: nija, reasons: [] }];
  const twice: Chosen = { month: nija, reasons: [ownReason("own.month_comes_twice", { masa }, OF_ADHIKA)] };
  if (yearsAfter(tithi.startJdUt, nija.startJdUt) !== 1) return [twice];
  return [{ month: adhika, reasons: [ownReason("own.first_year_in_adhika", { masa }, OF_ADHIKA)] }, twice];
}

function remembrance(finder: WindowFinder, { tithi, lunation }: BirthLimbs, { month, reasons }: Chosen): FoundOwnDay {
  const found = monthTithi(finder, month, tithi.number);
  const kept = tithiDay(finder, SHRADDHA, found);
  return {
    kind: "remembrance",
    date: kept.day.date,
    years: yearsAfter(tithi.startJdUt, found.startJdUt),
    runs: { startJdUt: found.startJdUt, endJdUt: found.endJdUt },
    rite: kept.rite,
    dayReasons: kept.reasons,
    reasons: [
      ownReason("own.tithi_of_death", { masa: lunation.masa, ...tithiOf(tithi.number) }, OF_SHRADDHA),
      ...reasons,
    ],
  };
}
