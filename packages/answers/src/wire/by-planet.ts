import type { Graha, LuminousGraha } from "@vedanga/core";
import { SKY_NAMES_EN } from "@vedanga/names/en/sky";

/** The seven planets that have light under their English names, which are keys of the format in every language. */
export const bySevenPlanets = <T>(of: (graha: LuminousGraha) => T) => ({
  Sun: of("sun"),
  Moon: of("moon"),
  Mars: of("mars"),
  Mercury: of("mercury"),
  Jupiter: of("jupiter"),
  Venus: of("venus"),
  Saturn: of("saturn"),
});

/** The same of all nine. */
export const byPlanet = <T>(of: (graha: Graha) => T) => ({
  ...bySevenPlanets<T>(of),
  Rahu: of("rahu"),
  Ketu: of("ketu"),
});

/** The key of a planet. */
export const planetKey = (graha: Graha): string => SKY_NAMES_EN.graha[graha].name;
