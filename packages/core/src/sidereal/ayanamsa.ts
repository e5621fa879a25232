import type { Degrees } from "../angle/degrees.ts";
import type { JulianDayTt } from "../calendar/julian-day.ts";
import type { Sky } from "../sky.ts";
import { definedAyanamsaDeg } from "./defined-ayanamsa.ts";
import { starAyanamsaDeg } from "./star-ayanamsa.ts";

/**
 * The mean ayanamsa (no nutation) of the sky's conventions: tropical mean-equinox longitude less this is the
 * sidereal longitude. Within 0.05" of Swiss Ephemeris from 1600 to 2400.
 */
export function ayanamsaDeg(sky: Sky, jd: JulianDayTt): Degrees {
  const name = sky.conventions.ayanamsa;
  return name === "true_chitra" || name === "true_pushya"
    ? starAyanamsaDeg(sky, name, jd)
    : definedAyanamsaDeg(name, jd);
}
