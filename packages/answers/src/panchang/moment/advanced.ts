import type { Panchang } from "@vedanga/contract";
import {
  aharganaDays,
  ayanaOfSun,
  dishaShool,
  lunarMonthAt,
  lunarYearsOfDay,
  MASAS,
  nextFullMoon,
  nextNewMoon,
  rituOfMasa,
  solarDate,
  spanHolding,
  sunLongitudesAt,
  tithiAngleDeg,
  varaHolding,
  yoginiDirection,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { nth } from "../../wire/nth.ts";
import { wireClock, wireDate } from "../../wire/wire-format.ts";
import { type AlmanacMoment, daylightParts } from "./moment.ts";

const HOURS_PER_DAY = 24;

/** The `advanced_details` of the wire. */
export function advancedFields(
  moment: AlmanacMoment,
  tithiNumber: number,
  words: Catalogue,
): Panchang["advanced_details"] {
  const { sky, clock, day, jdUt } = moment;
  const { sun } = day;
  const { names } = words;
  const { rises, sets } = day.moon.civil;
  const noon = daylightParts(sun)?.abhijit;
  const vara = varaHolding(sun, jdUt);
  return {
    sun_rise: wireClock(clock, sun.sunriseJdUt),
    sun_set: wireClock(clock, sun.sunsetJdUt),
    moon_rise: wireClock(clock, rises[0]),
    moon_set: wireClock(clock, sets[0]),
    next_full_moon: wireDate(clock, nextFullMoon(sky, jdUt)),
    next_new_moon: wireDate(clock, nextNewMoon(sky, jdUt)),
    masa: monthFields(moment, words),
    moon_yogini_nivas: names.direction[yoginiDirection(tithiNumber)],
    ahargana: localAhargana(moment),
    years: yearFields(moment, words),
    vaara: names.vara[vara].vaara,
    disha_shool: names.direction[dishaShool(vara)],
    abhijit_muhurta: { start: wireClock(clock, noon?.startJdUt), end: wireClock(clock, noon?.endJdUt) },
  };
}

/** Days of Kaliyuga by the place's own clock, to about a second. */
function localAhargana({ clock, jdUt }: AlmanacMoment): number {
  const offsetDays = clock.hoursEastAt(jdUt) / HOURS_PER_DAY;
  return Math.round(aharganaDays(jdUt + offsetDays) * 1e5) / 1e5;
}

/** The years of the three eras on the day, sunrise to sunrise, that contains the moment. */
function yearFields({ sky, day, jdUt }: AlmanacMoment, { names }: Catalogue): Panchang["advanced_details"]["years"] {
  const { saka, vikrama, kali } = lunarYearsOfDay(sky, spanHolding(day.sun, jdUt));
  return {
    kali: kali.number,
    saka: saka.number,
    vikram_samvaat: vikrama.number,
    kali_samvaat_number: kali.nameNumber,
    kali_samvaat_name: names.samvatsara[kali.name],
    vikram_samvaat_number: vikrama.nameNumber,
    vikram_samvaat_name: names.samvatsara[vikrama.name],
    saka_samvaat_number: saka.nameNumber,
    saka_samvaat_name: names.samvatsara[saka.name],
  };
}

/** The lunar month by both counts, the season, the half of the year, and the Tamil solar date. */
function monthFields(
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
