import { civilText } from "./civil-text.ts";
import type { WindowFinder } from "./day-window.ts";
import type { FoundFestival } from "./found-festival.ts";
import type { SunDay } from "./sun-days.ts";
import type { MonthTithi } from "./tithi-day.ts";

const MONDAY = 1;
const FRIDAY = 5;
const DAYS_OF_WEEK = 7;

/** 0 is Sunday. */
export const weekdayOf = ({ dayJd }: Pick<SunDay, "dayJd">): number => (dayJd + 1.5) % DAYS_OF_WEEK;

/** Varalakshmi's Friday: the last before the day of the full moon of Shravana, not that day itself. */
export function varalakshmi({ days }: WindowFinder, fullMoonDay: SunDay): FoundFestival {
  const back = ((weekdayOf(fullMoonDay) - FRIDAY + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK) + 1;
  const { date } = days.on(fullMoonDay.dayJd - back);
  const facts = { masa: "shravana", date: civilText(date), fullMoonDate: civilText(fullMoonDay.date) };
  const source = "custom of the Telugu country, as the holidays of Telangana show it";
  return {
    id: "varalakshmi_vratam",
    kind: "vrata",
    date,
    reasons: [{ rule: "weekday.friday_before_full_moon", facts, source, about: "moon" }],
    instants: {},
  };
}

/** The Mondays of the dates from `fromJd` to `toJd` at whose sunrise one of these tithis of Kartika runs. */
export function kartikaMondays(
  { days }: WindowFinder,
  tithis: readonly MonthTithi[],
  fromJd: number,
  toJd: number,
): readonly FoundFestival[] {
  const kartika = tithis.filter(
    ({ masa, adhika, lostMasa }) => !adhika && (masa === "kartika" || lostMasa === "kartika"),
  );
  const dates = new Set(kartika.flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt].map(days.civilDayOf)));
  return [...dates]
    .filter((dayJd) => dayJd >= fromJd && dayJd <= toJd && weekdayOf({ dayJd }) === MONDAY)
    .flatMap((dayJd): readonly FoundFestival[] => {
      const { sunriseJdUt, date } = days.on(dayJd);
      if (!kartika.some(({ startJdUt, endJdUt }) => startJdUt <= sunriseJdUt && sunriseJdUt < endJdUt)) return [];
      const source = "custom of the Telugu country, after Skanda Purana, Kartika Mahatmya";
      const facts = { masa: "kartika", date: civilText(date) };
      return [
        {
          id: "kartika_monday",
          kind: "monthly_vrata",
          date,
          reasons: [{ rule: "weekday.monday_of_kartika", facts, source, about: "moon" }],
          instants: {},
        },
      ];
    });
}
