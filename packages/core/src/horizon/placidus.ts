import { type Degrees, degrees, normalizeDegrees, type Radians, toDegrees, toRadians } from "../angle/degrees.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { GeoPoint } from "../sky.ts";
import { ascendantDeg, midheavenDeg } from "./ascendant.ts";
import { earthOrientation } from "./earth-orientation.ts";

/** How much of its half-day (11, 12) or half-night (2, 3) a cusp has passed since it culminated above or below. */
interface Share {
  readonly share: number;
  readonly isByDay: boolean;
}
const ELEVENTH: Share = { share: 1 / 3, isByDay: true };
const TWELFTH: Share = { share: 2 / 3, isByDay: true };
const SECOND: Share = { share: 2 / 3, isByDay: false };
const THIRD: Share = { share: 1 / 3, isByDay: false };

const NEAR_ENOUGH_DEG = 1e-9;
/** Near the polar circles each step gains little; at 66° some two hundred are needed. */
const MAX_STEPS = 1000;

/**
 * The twelve cusps of Placidus, tropical longitudes from the mean equinox as `ascendantDeg` counts them: the eleventh
 * has run a third of its own half-day since it culminates, the twelfth two thirds; the second and third likewise of
 * their half-nights. Undefined within the polar circles, where some degrees neither rise nor set.
 */
export function placidusCuspsDeg(jd: JulianDayUt, place: GeoPoint): readonly Degrees[] | undefined {
  const { siderealTimeDeg, trueObliquityDeg, nutationInLongitudeDeg } = earthOrientation(jd);
  if (Math.abs(place.latitudeDeg) >= 90 - trueObliquityDeg) return undefined;
  const culminatingDeg = siderealTimeDeg + place.longitudeDeg;
  const obliquity = toRadians(trueObliquityDeg);
  const latitude = toRadians(degrees(place.latitudeDeg));

  const ascensionalDifferenceDeg = (rightAscensionDeg: number): number => {
    const declinationTan = Math.sin(toRadians(degrees(rightAscensionDeg))) * Math.tan(obliquity);
    return toDegrees(Math.asin(Math.tan(latitude) * declinationTan) as Radians);
  };
  const cusp = ({ share, isByDay }: Share): Degrees => {
    let rightAscensionDeg = culminatingDeg + (isByDay ? 90 * share : 180 - 90 * share);
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const difference = ascensionalDifferenceDeg(rightAscensionDeg);
      const next = culminatingDeg + (isByDay ? (90 + difference) * share : 180 - (90 - difference) * share);
      const moved = Math.abs(next - rightAscensionDeg);
      rightAscensionDeg = next;
      if (moved < NEAR_ENOUGH_DEG) break;
    }
    const rightAscension = toRadians(degrees(rightAscensionDeg));
    const longitude = Math.atan2(Math.sin(rightAscension), Math.cos(rightAscension) * Math.cos(obliquity));
    return normalizeDegrees(toDegrees(longitude as Radians) - nutationInLongitudeDeg);
  };

  const [eleventh, twelfth, second, third] = [cusp(ELEVENTH), cusp(TWELFTH), cusp(SECOND), cusp(THIRD)];
  const [first, tenth] = [ascendantDeg(jd, place), midheavenDeg(jd, place)];
  const opposite = (longitudeDeg: number): Degrees => normalizeDegrees(longitudeDeg + 180);
  return [
    first,
    second,
    third,
    opposite(tenth),
    opposite(eleventh),
    opposite(twelfth),
    opposite(first),
    opposite(second),
    opposite(third),
    tenth,
    eleventh,
    twelfth,
  ];
}
