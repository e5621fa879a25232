import type { Panchang } from "@vedanga/contract";
import { aharganaDays, dishaShool, nextFullMoon, nextNewMoon, varaHolding, yoginiDirection } from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { wireClock, wireDate } from "../../wire/wire-format.ts";
import { daylightParts } from "./daylight-parts.ts";
import type { AlmanacMoment } from "./moment.ts";
import { monthFields } from "./month.ts";
import { yearFields } from "./years.ts";

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
