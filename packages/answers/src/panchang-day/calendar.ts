import type { PanchangDay } from "@vedanga/contract";
import {
  ayanamsaDeg,
  ayanaOfSun,
  type JulianDayUt,
  lunarMonthAt,
  lunarYearsOfDay,
  MASAS,
  type NamedYear,
  rituOfMasa,
  rituOfTropicalSun,
  type Sky,
  type Span,
  siderealLongitudeDeg,
  utToTt,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";

type CalendarFields = Pick<PanchangDay, "masa" | "paksha" | "ritu" | "ritu_solar" | "ayana" | "years">;

/** Month, season and year as they stand at `at`, which stands for the day. */
export function calendarFields(sky: Sky, day: Span, at: JulianDayUt, { names }: Catalogue): CalendarFields {
  const { amanta, purnimanta, paksha } = lunarMonthAt(sky, at);
  const sunDeg = siderealLongitudeDeg(sky, "sun", at);
  const { saka, vikrama, kali } = lunarYearsOfDay(sky, day);
  const year = ({ number, name }: NamedYear) => ({ number, name: names.samvatsara[name] });
  const month = (masa: (typeof MASAS)[number], adhika: boolean, kshaya: boolean) => ({
    number: MASAS.indexOf(masa) + 1,
    name: names.masa[masa],
    adhika,
    kshaya,
  });
  return {
    masa: {
      amanta: month(amanta.masa, amanta.adhika, amanta.kshaya),
      // The lost month is one of new moons; its bright half, which keeps the name, shares the mark.
      purnimanta: month(purnimanta.masa, purnimanta.adhika, amanta.kshaya && purnimanta.masa === amanta.masa),
    },
    paksha: names.paksha[paksha].full,
    ritu: names.ritu[rituOfMasa(amanta.masa)],
    ritu_solar: names.ritu[rituOfTropicalSun(sunDeg + ayanamsaDeg(sky, utToTt(at)))],
    ayana: names.ayana[ayanaOfSun(sunDeg)],
    years: { saka: year(saka), vikrama: year(vikrama), kali: year(kali) },
  };
}
