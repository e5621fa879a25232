import { isoDate, weekdayOf } from "../calendar/civil-date.ts";
import type { Citation } from "../citation.ts";
import type { Masa } from "../ids.ts";
import type { WindowFinder } from "./day-window.ts";
import type { FestivalDay } from "./festival-day.ts";
import { because } from "./festival-reason.ts";
import type { FoundFestival } from "./found-festival.ts";
import type { MonthTithi } from "./tithi-day.ts";

const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const DAYS_OF_WEEK = 7;

/** Varalakshmi's Friday: the last before the day of the full moon of Shravana, not that day itself. */
export function varalakshmi({ days }: WindowFinder, fullMoonDay: FestivalDay): FoundFestival {
  const back = ((weekdayOf(fullMoonDay.date) - FRIDAY + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK) + 1;
  const { date } = days.beside(fullMoonDay, -back);
  const facts = { masa: "shravana", date: isoDate(date), fullMoonDate: isoDate(fullMoonDay.date) } as const;
  const source: Citation = { custom: "telugu_by_holidays" };
  return {
    id: "varalakshmi_vratam",
    kind: "vrata",
    date,
    reasons: [because("weekday.friday_before_full_moon", facts, source, "moon")],
    instants: {},
  };
}

interface WeekdayVrata extends Pick<FoundFestival, "id" | "kind"> {
  readonly masa: Masa;
  readonly weekday: number;
  readonly rule: "weekday.sunday_of_ashadha" | "weekday.monday_of_kartika";
  readonly source: Citation;
}

const WEEKDAY_VRATAS: readonly WeekdayVrata[] = [
  {
    id: "bonalu",
    kind: "festival",
    masa: "ashadha",
    weekday: SUNDAY,
    rule: "weekday.sunday_of_ashadha",
    source: { custom: "telangana" },
  },
  {
    id: "kartika_monday",
    kind: "monthly_vrata",
    masa: "kartika",
    weekday: MONDAY,
    rule: "weekday.monday_of_kartika",
    source: { custom: "telugu_after_skanda_purana" },
  },
];

/** The dates from `fromJd` to `toJd` of a weekday at whose sunrise a tithi of its month runs. */
export function weekdayVratas(
  { days }: WindowFinder,
  tithis: readonly MonthTithi[],
  fromJd: number,
  toJd: number,
): readonly FoundFestival[] {
  return WEEKDAY_VRATAS.flatMap(({ id, kind, masa, weekday, rule, source }) => {
    const month = tithis.filter((tithi) => !tithi.adhika && (tithi.masa === masa || tithi.lostMasa === masa));
    // Every day a tithi touches: one longer than a day has a day on which it neither begins nor ends.
    const touched = month.flatMap(({ startJdUt, endJdUt }) => {
      const first = days.holding(startJdUt);
      const length = days.holding(endJdUt).dayJd - first.dayJd + 1;
      return Array.from({ length }, (_, shift) => days.beside(first, shift));
    });
    return [...new Set(touched)]
      .filter(({ date, dayJd }) => dayJd >= fromJd && dayJd <= toJd && weekdayOf(date) === weekday)
      .flatMap(({ sunriseJdUt, date }): readonly FoundFestival[] => {
        if (!month.some(({ startJdUt, endJdUt }) => startJdUt <= sunriseJdUt && sunriseJdUt < endJdUt)) return [];
        const facts = { masa, date: isoDate(date) };
        return [{ id, kind, date, reasons: [because(rule, facts, source, "moon")], instants: {} }];
      });
  });
}
