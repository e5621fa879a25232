import { jdTt } from "../../../packages/core/src/calendar/julian-day.ts";
import {
  eclipticOfDate,
  type SphericalPosition,
  type Vector3,
} from "../../../packages/core/src/ephemeris/ecliptic-of-date.ts";
import type { LuminousGraha } from "../../../packages/core/src/ids.ts";
import { moon, moonAtNodes } from "./elp-mpp02.ts";
import { heliocentric, heliocentricAtNodes } from "./vsop87.ts";

const minus = (a: Vector3, b: Vector3): Vector3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const SUN: Vector3 = { x: 0, y: 0, z: 0 };

/**
 * Where a body is, seen from the Earth's centre without light time, in the ecliptic and mean equinox of date, from the
 * full series. TT is used as TDB: they differ by 2 ms, in which the Moon moves 0.001".
 */
export function geometricPlace(body: LuminousGraha, jd: number): SphericalPosition {
  const vector =
    body === "moon" ? moon(jd) : minus(body === "sun" ? SUN : heliocentric(body, jd), heliocentric("earth", jd));
  return eclipticOfDate(jdTt(jd))(vector);
}

/** The same at the Chebyshev nodes of a stretch of days. */
export function geometricPlacesAtNodes(
  body: LuminousGraha,
  centreJd: number,
  halfDays: number,
  nodes: Float64Array,
): readonly SphericalPosition[] {
  return vectorsAtNodes(body, centreJd, halfDays, nodes).map((vector, index) =>
    eclipticOfDate(jdTt(centreJd + halfDays * (nodes[index] ?? 0)))(vector),
  );
}

function vectorsAtNodes(
  body: LuminousGraha,
  centreJd: number,
  halfDays: number,
  nodes: Float64Array,
): readonly Vector3[] {
  if (body === "moon") return moonAtNodes(centreJd, halfDays, nodes);
  const earth = heliocentricAtNodes("earth", centreJd, halfDays, nodes);
  if (body === "sun") return earth.map((place) => minus(SUN, place));
  const planet = heliocentricAtNodes(body, centreJd, halfDays, nodes);
  return planet.map((place, index) => minus(place, earth[index] ?? SUN));
}
