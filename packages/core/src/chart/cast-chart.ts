import { type Degrees, normalizeDegrees } from "../angle/degrees.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { EclipticPosition } from "../ephemeris/ephemeris.ts";
import { ascendantDeg } from "../horizon/ascendant.ts";
import { type EarthOrientation, earthOrientation } from "../horizon/earth-orientation.ts";
import { localPoint } from "../horizon/local-point.ts";
import {
  AVASTHAS,
  type Avastha,
  type FunctionalNature,
  type Graha,
  LUMINOUS_GRAHAS,
  type LuminousGraha,
  type Rasi,
} from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Judged } from "../reason.ts";
import { ayanamsaDeg } from "../sidereal/ayanamsa.ts";
import { siderealPositionFrom } from "../sidereal/sidereal-position.ts";
import type { GeoPoint, Sky } from "../sky.ts";
import type { Chart, GrahaPlacement, Placement } from "./chart.ts";
import { isCombust } from "./dignity/combustion.ts";
import { dignityOf } from "./dignity/dignity.ts";
import { functionalNature, type NatureReason } from "./nature/functional-nature.ts";
import { nodeNature } from "./nature/node-nature.ts";
import { nakshatraLord, nakshatraOf } from "./zodiac/nakshatra.ts";
import { degreesInRasi, houseFrom, isOddRasi, RASI_LORDS, rasiOf } from "./zodiac/rasi.ts";

/**
 * The horoscope of an instant and a place: lagna and nine grahas in the sidereal zodiac, in whole-sign houses. Throws
 * `CoreError` for an invalid place and a time outside the ephemeris.
 */
export function castChart(sky: Sky, jdUt: JulianDayUt, place: GeoPoint): Chart {
  const orientation = earthOrientation(jdUt);
  const ayanamsa = ayanamsaDeg(sky, orientation.jdTt);
  const lagnaDeg = normalizeDegrees(ascendantDeg(jdUt, place, orientation) - ayanamsa);
  const lagnaRasi = rasiOf(lagnaDeg);
  const positions = ofEach((graha) => siderealPositionFrom(sky, graha, orientation.jdTt, ayanamsa));

  const grahas = ofEach((graha): GrahaPlacement => {
    const { longitudeDeg, latitudeDeg, speedDegPerDay } = positions[graha];
    const retrograde = isNode(graha) || speedDegPerDay < 0;
    return {
      ...placementOf(longitudeDeg, lagnaRasi),
      graha,
      latitudeDeg,
      speedDegPerDay,
      retrograde,
      dignity: dignityOf(graha, longitudeDeg),
      isCombust: isCombust(graha, longitudeDeg, positions.sun.longitudeDeg, retrograde),
      avastha: avasthaOf(longitudeDeg),
      isSet: isSet({ longitudeDeg: normalizeDegrees(longitudeDeg + ayanamsa), latitudeDeg }, orientation, place),
      nature: natureOf(graha, lagnaRasi, positions),
    };
  });
  return { jdUt, place, ayanamsaDeg: ayanamsa, lagna: placementOf(lagnaDeg, lagnaRasi), grahas };
}

/** As `byId`, written out: objects made key by key are slow to make and to read. */
const ofEach = <Value>(make: (graha: Graha) => Value): Record<Graha, Value> => ({
  sun: make("sun"),
  moon: make("moon"),
  mars: make("mars"),
  mercury: make("mercury"),
  jupiter: make("jupiter"),
  venus: make("venus"),
  saturn: make("saturn"),
  rahu: make("rahu"),
  ketu: make("ketu"),
});

const isNode = (graha: Graha): graha is "rahu" | "ketu" => graha === "rahu" || graha === "ketu";

function placementOf(longitudeDeg: Degrees, lagna: Rasi): Placement {
  const rasi = rasiOf(longitudeDeg);
  const { nakshatra, pada } = nakshatraOf(longitudeDeg);
  return {
    longitudeDeg,
    rasi,
    degreesInRasi: degreesInRasi(longitudeDeg),
    rasiLord: RASI_LORDS[rasi],
    house: houseFrom(lagna, rasi),
    nakshatra,
    pada,
    nakshatraLord: nakshatraLord(nakshatra),
  };
}

function natureOf(
  graha: Graha,
  lagna: Rasi,
  positions: Readonly<Record<Graha, EclipticPosition>>,
): Judged<FunctionalNature, NatureReason> {
  if (!isNode(graha)) return functionalNature(lagna, graha);
  const rasi = rasiOf(positions[graha].longitudeDeg);
  const joined = LUMINOUS_GRAHAS.filter((other: LuminousGraha) => rasiOf(positions[other].longitudeDeg) === rasi);
  return nodeNature(lagna, graha, rasi, joined);
}

/** The age of a graha: six degrees each from infant to dead in odd signs, the reverse in even ones. BPHS ch. 45, v. 3. */
export function avasthaOf(longitudeDeg: number): Avastha {
  const sixth = Math.floor(degreesInRasi(longitudeDeg) / 6);
  return itemAt(AVASTHAS, isOddRasi(rasiOf(longitudeDeg)) ? sixth : 4 - sixth);
}

/**
 * Whether a point of the sky is between its setting and its lower culmination: below the horizon, in the west. By the
 * true altitude of the point seen from the Earth's centre, so refraction and the width of a disc do not count.
 */
function isSet(
  mean: { readonly longitudeDeg: Degrees; readonly latitudeDeg: Degrees },
  orientation: EarthOrientation,
  place: GeoPoint,
): boolean {
  const { sinAltitude, sinHourAngle } = localPoint(mean, orientation, place);
  return sinAltitude < 0 && sinHourAngle > 0;
}
