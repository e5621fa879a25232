import type { Panchang } from "@vedanga/contract";
import { ayanaOfSun, lunarMonthAt, MASAS, rituOfMasa, solarDate, sunLongitudesAt, tithiAngleDeg } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { nth } from "../../wire/nth.ts";
import { wireDate } from "../../wire/wire-format.ts";
import type { AlmanacMoment } from "./moment.ts";

/** The lunar month by both counts, the season, the half of the year, and the Tamil solar date. */
export function monthFields(
  { sky, clock, place, day, jdUt }: AlmanacMoment,
  { names }: Catalogue,
): Panchang["advanced_details"]["masa"] {
  const { amanta, purnimanta, paksha } = lunarMonthAt(sky, jdUt);
  const { sunDeg, tropicalSunDeg } = sunLongitudesAt(sky, jdUt);
  const tamil = solarDate(sky, day.sun.noonJdUt, place);
  const tamilMasa = nth(MASAS, tamil.month);
  return {
    amanta_number: MASAS.indexOf(amanta.masa) + 1,
    amanta_date: amanta.date,
    amanta_name: names.masa[amanta.masa],
    alternate_amanta_name: names.tamilMonth[amanta.masa],
    amanta_start: wireDate(clock, amanta.startJdUt),
    amanta_end: wireDate(clock, amanta.endJdUt),
    adhik_maasa: amanta.adhika,
    ayana: names.ayana[ayanaOfSun(sunDeg)],
    real_ayana: names.ayana[ayanaOfSun(tropicalSunDeg)],
    tamil_month_num: tamil.month,
    tamil_month: names.tamilMonth[tamilMasa].toLowerCase(),
    tamil_day: tamil.day,
    purnimanta_date: purnimanta.date,
    purnimanta_number: MASAS.indexOf(purnimanta.masa) + 1,
    purnimanta_name: names.masa[purnimanta.masa],
    alternate_purnimanta_name: names.tamilMonth[purnimanta.masa],
    purnimanta_start: wireDate(clock, purnimanta.startJdUt),
    purnimanta_end: wireDate(clock, purnimanta.endJdUt),
    moon_phase: `${Math.floor(tithiAngleDeg(sky, jdUt))}/360`,
    paksha: names.paksha[paksha].full,
    ritu: names.ritu[rituOfMasa(amanta.masa)],
    ritu_tamil: names.tamilRitu[rituOfMasa(tamilMasa)],
  };
}
