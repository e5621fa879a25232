import type { PanchangDay } from "@vedanga/contract";
import {
  ayanaOfSun,
  type DayCalendar,
  type LunarMonth,
  MASAS,
  type MoonEvent,
  type NamedYear,
  rituOfMasa,
  rituOfTropicalSun,
} from "@vedanga/core";
import type { Names } from "@vedanga/names";
import type { LocalClock } from "../../clock/wall-time.ts";
import { wireInstant } from "../../wire/wire-format.ts";

type CalendarFields = Pick<
  PanchangDay,
  "masa" | "paksha" | "ritu" | "ritu_solar" | "ayana" | "ayana_tropical" | "years"
>;

export function calendarFields({ month, sunDeg, tropicalSunDeg, years }: DayCalendar, names: Names): CalendarFields {
  const year = ({ number, name }: NamedYear) => ({ number, name: names.samvatsara[name] });
  return {
    masa: monthNames(month, names),
    paksha: names.paksha[month.paksha].full,
    ritu: names.ritu[rituOfMasa(month.amanta.masa)],
    ritu_solar: names.ritu[rituOfTropicalSun(tropicalSunDeg)],
    ayana: names.ayana[ayanaOfSun(sunDeg)],
    ayana_tropical: names.ayana[ayanaOfSun(tropicalSunDeg)],
    years: { saka: year(years.saka), vikrama: year(years.vikrama), kali: year(years.kali) },
  };
}

/** A lunar month by both counts. */
export function monthNames({ amanta, purnimanta }: LunarMonth, names: Names): PanchangDay["masa"] {
  const month = (masa: (typeof MASAS)[number], adhika: boolean, kshaya: boolean) => ({
    number: MASAS.indexOf(masa) + 1,
    name: names.masa[masa],
    adhika,
    kshaya,
  });
  return {
    amanta: month(amanta.masa, amanta.adhika, amanta.kshaya),
    // The lost month is one of new moons; its bright half, which keeps the name, shares the mark.
    purnimanta: month(purnimanta.masa, purnimanta.adhika, amanta.kshaya && purnimanta.masa === amanta.masa),
  };
}

export const wireMoon = (events: readonly MoonEvent[], clock: LocalClock): PanchangDay["moon"] =>
  events.map(({ event, jdUt }) => ({ event, at: wireInstant(clock, jdUt) }));
