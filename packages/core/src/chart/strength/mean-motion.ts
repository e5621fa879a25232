import { type Degrees, normalizeDegrees } from "../../angle/degrees.ts";
import { byId } from "../../by-id.ts";
import { type JulianDayTt, julianCenturies } from "../../calendar/julian-day.ts";
import { STAR_GRAHAS, type StarGraha, type StrengthFacts } from "./strength-facts.ts";

/** Mean longitude at J2000 and its growth in a Julian century, degrees, mean equinox of date (Meeus, table 31.A). */
const MEAN_LONGITUDES: Readonly<Record<StarGraha | "earth", readonly [atJ2000: number, aCentury: number]>> = {
  mercury: [252.250906, 149474.0722491],
  venus: [181.979801, 58519.2130302],
  earth: [100.466457, 36000.7698278],
  mars: [355.433, 19141.6964471],
  jupiter: [34.351519, 3036.3027748],
  saturn: [50.077444, 1223.5110686],
};

const heliocentricDeg = (body: StarGraha | "earth", jd: JulianDayTt): number => {
  const [atJ2000, aCentury] = MEAN_LONGITUDES[body];
  return atJ2000 + aCentury * julianCenturies(jd);
};

/**
 * Mean place and apex of swiftness of the five, sidereal. Of Mars, Jupiter and Saturn the mean Sun is the apex; of
 * Mercury and Venus the mean Sun is the mean place and their own circle's the apex. Books take these from the tables of
 * the Surya Siddhanta, up to 4 degrees away (1.3 virupas of strength); these are the sky's.
 */
export function meanMotions(jd: JulianDayTt, ayanamsaDeg: Degrees): StrengthFacts["motions"] {
  const sunDeg = normalizeDegrees(heliocentricDeg("earth", jd) + 180 - ayanamsaDeg);
  return byId(STAR_GRAHAS, (graha) => {
    const ownDeg = normalizeDegrees(heliocentricDeg(graha, jd) - ayanamsaDeg);
    const isInner = graha === "mercury" || graha === "venus";
    return isInner ? { meanDeg: sunDeg, apexDeg: ownDeg } : { meanDeg: ownDeg, apexDeg: sunDeg };
  });
}
