import * as z from "zod/mini";

/** Something for each house, under its number. */
export const byHouse = <T extends z.core.$ZodType>(each: T) =>
  z.object({
    "1": each,
    "2": each,
    "3": each,
    "4": each,
    "5": each,
    "6": each,
    "7": each,
    "8": each,
    "9": each,
    "10": each,
    "11": each,
    "12": each,
  });

/** Something for each planet that has light, under its English name in every language. */
export const bySevenPlanets = <T extends z.core.$ZodType>(each: T) =>
  z.object({ Sun: each, Moon: each, Mars: each, Mercury: each, Jupiter: each, Venus: each, Saturn: each });

/** The same for all nine. */
export const byPlanet = <T extends z.core.$ZodType>(each: T) =>
  z.extend(bySevenPlanets(each), { Rahu: each, Ketu: each });
