import { isoDate } from "../calendar/civil-date.ts";
import type { Citation } from "../citation.ts";
import type { WindowFinder } from "../festivals/day-window.ts";
import type { FestivalDay } from "../festivals/festival-day.ts";
import { NAKSHATRAS, type OwnDay, RASIS } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import type { Span } from "../sky.ts";
import type { BirthLimbs } from "./birth-limbs.ts";
import { type MonthOfYear, starInMonth } from "./month-of-years.ts";
import { type FoundOwnDay, yearsAfter } from "./own-day.ts";
import { KERALA, type OwnDayReason, ownReason, TAMIL_AND_KERALA, TELUGU } from "./own-day-reason.ts";

/** Six nazhikas of 24 minutes: as long the star must last after the sunrise of its day. */
const SIX_NAZHIKAS_DAYS = 144 / 1440;

/** The star of birth in the lunar month of birth of each year; of two months of the name in the nija one. */
export function starBirthdays(
  finder: WindowFinder,
  birth: BirthLimbs,
  months: readonly MonthOfYear[],
): readonly FoundOwnDay[] {
  const { masa } = birth.lunation;
  const facts = { nakshatra: nakshatraOf(birth), masa };
  return months.map(({ nija, adhika }) =>
    starBirthday(finder, birth, nija, "star_birthday", TELUGU, [
      ownReason("own.star_of_lunar_month", facts, TELUGU),
      ...(birth.lunation.adhika ? [ownReason("own.born_in_adhika", { masa }, TELUGU)] : []),
      ...(adhika ? [ownReason("own.month_comes_twice", { masa }, TELUGU)] : []),
    ]),
  );
}

/** The star of birth while the Sun is in the sign of birth, each year. */
export function solarStarBirthdays(
  finder: WindowFinder,
  birth: BirthLimbs,
  months: readonly Span[],
): readonly FoundOwnDay[] {
  const facts = { nakshatra: nakshatraOf(birth), rasi: itemAt(RASIS, birth.sunSign.number - 1) };
  const counted = ownReason("own.star_of_solar_month", facts, TAMIL_AND_KERALA);
  return months.map((month) => starBirthday(finder, birth, month, "solar_star_birthday", KERALA, [counted]));
}

const nakshatraOf = ({ nakshatra }: BirthLimbs) => itemAt(NAKSHATRAS, nakshatra.number - 1);

interface Kept {
  readonly star: NumberedSpan;
  readonly day: FestivalDay;
  readonly lasts: boolean;
}

/** Of two in a month the later, unless the month ends within that star (custom of Kerala). */
function starBirthday(
  finder: WindowFinder,
  birth: BirthLimbs,
  month: Span,
  kind: OwnDay,
  source: Citation,
  counted: readonly OwnDayReason[],
): FoundOwnDay {
  const nakshatra = nakshatraOf(birth);
  const inMonth = starInMonth(finder.sky, finder.limbs, month, birth.nakshatra.number)
    .map((star): Kept => ({ star, ...starDay(finder, star) }))
    .filter(({ day }) => month.startJdUt <= day.sunriseJdUt && day.sunriseJdUt < month.endJdUt);
  // The Moon passes every star in a month.
  const first = itemAt(inMonth, 0);
  const [, second] = inMonth;
  const isCut = second !== undefined && second.star.endJdUt > month.endJdUt;
  const { star, day, lasts } = second === undefined || isCut ? first : second;
  const { startJdUt, endJdUt } = star;
  const date = isoDate(day.date);
  const starDayFacts = { nakshatra, date, starStartJdUt: startJdUt, starEndJdUt: endJdUt };
  return {
    kind,
    date: day.date,
    years: yearsAfter(birth.nakshatra.startJdUt, startJdUt),
    runs: { startJdUt, endJdUt },
    rite: undefined,
    dayReasons: [],
    reasons: [
      ownReason(lasts ? "own.star_lasts" : "own.star_begins", starDayFacts, source),
      ...counted,
      ...(second === undefined ? [] : [ofTwo(first, second, isCut, month)]),
    ],
  };

  function ofTwo(one: Kept, other: Kept, cut: boolean, { endJdUt: monthEndJdUt }: Span): OwnDayReason {
    const dates = [isoDate(one.day.date), isoDate(other.day.date)] as const;
    return cut
      ? ownReason("own.earlier_of_two_stars", { nakshatra, date, otherDate: dates[1], monthEndJdUt }, source)
      : ownReason("own.later_of_two_stars", { nakshatra, date, otherDate: dates[0] }, source);
  }
}

/** The first day after whose sunrise the star lasts six nazhikas, else that on which it begins. */
function starDay({ days }: WindowFinder, { startJdUt, endJdUt }: Span): Omit<Kept, "star"> {
  const first = days.holding(startJdUt);
  for (const day of [first, days.beside(first, 1)]) {
    const limit = day.sunriseJdUt + SIX_NAZHIKAS_DAYS;
    if (startJdUt <= limit && limit < endJdUt) return { day, lasts: true };
  }
  return { day: first, lasts: false };
}
