import type { Panchang } from "@vedanga/contract";
import {
  aharganaDays,
  dishaShool,
  jdUtToUnixMs,
  moonRiseSet,
  nextFullMoon,
  nextNewMoon,
  yoginiDirection,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import { varaOf } from "../almanac-day.ts";
import { wireClock, wireDate } from "../wire-format.ts";
import { daylightParts } from "./daylight-parts.ts";
import type { AlmanacMoment } from "./moment.ts";
import { monthFields } from "./month.ts";
import { yearFields } from "./years.ts";

const SECONDS_PER_DAY = 86_400;

/** The `advanced_details` of the wire. */
export function advancedFields(
  moment: AlmanacMoment,
  tithiNumber: number,
  words: Catalogue,
): Panchang["advanced_details"] {
  const { sky, clock, place, day, jdUt } = moment;
  const { names } = words;
  const moon = moonRiseSet(sky, day.civil.startJdUt, day.civil.endJdUt, place);
  const noon = daylightParts(day)?.abhijit;
  const vara = varaOf(day, jdUt);
  return {
    sun_rise: wireClock(clock, day.sunriseJdUt),
    sun_set: wireClock(clock, day.sunsetJdUt),
    moon_rise: wireClock(clock, moon.rises[0]),
    moon_set: wireClock(clock, moon.sets[0]),
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
  const offsetDays = clock.offsetSecondsAt(jdUtToUnixMs(jdUt)) / SECONDS_PER_DAY;
  return Math.round(aharganaDays(jdUt + offsetDays) * 1e5) / 1e5;
}
