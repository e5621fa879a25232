import { described } from "./described.ts";
import { optionalParameter } from "./optional-parameter.ts";
import { conventionParameters, explain, lang, offsetHours, zoneParameter } from "./parameters.ts";

/** What the calls about a planet's year have in common: the sky has no place, but its dates have a clock. */
export const yearClockParameters = {
  tz: described(
    optionalParameter(offsetHours),
    "Hours east of UTC of the clock whose dates these are. Without tz and zone it is that of India.",
  ),
  zone: zoneParameter,
  lang,
  explain,
  ...conventionParameters,
};
