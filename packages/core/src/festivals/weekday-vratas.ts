import { civilText } from "./civil-text.ts";
import type { WindowFinder } from "./day-window.ts";
import type { FoundFestival } from "./found-festival.ts";
import type { SunDay } from "./sun-days.ts";
import type { MonthTithi } from "./tithi-day.ts";

const FRIDAY = 5;
const DAYS_OF_WEEK = 7;

/** 0 is Sunday. */
export const weekdayOf = ({ dayJd }: SunDay): number => (dayJd + 1.5) % DAYS_OF_WEEK;

/** Varalakshmi's Friday: the last before the day of the full moon of Shravana, not that day itself. */
export function varalakshmi({ days }: WindowFinder, fullMoonDay: SunDay): FoundFestival {
  const back = ((weekdayOf(fullMoonDay) - FRIDAY + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK) + 1;
  const { date } = days.on(fullMoonDay.dayJd - back);
  const facts = { masa: "shravana", date: civilText(date), fullMoonDate: civilText(fullMoonDay.date) };
  const source = "Vrata Ratnakara; the Friday itself by the holidays of Telangana";
  return {
    id: "varalakshmi_vratam",
    kind: "vrata",
    date,
    reasons: [{ rule: "weekday.friday_before_full_moon", facts, source, about: "moon" }],
    instants: {},
  };
}

/** A Monday at whose sunrise a tithi of Kartika runs. */
export function kartikaMonday(day: SunDay, { masa }: MonthTithi): FoundFestival {
  const facts = { masa, date: civilText(day.date) };
  const source = "custom of the Telugu country, after Skanda Purana, Kartika Mahatmya";
  return {
    id: "kartika_monday",
    kind: "monthly_vrata",
    date: day.date,
    reasons: [{ rule: "weekday.monday_of_kartika", facts, source, about: "moon" }],
    instants: {},
  };
}
