import { jdTt } from "../../../packages/core/src/calendar/julian-day.ts";
import { eclipticOfDate, type Vector3 } from "../../../packages/core/src/ephemeris/ecliptic-of-date.ts";
import { derivativesAt } from "./chebyshev.ts";
import { moonAtNodes } from "./elp-mpp02.ts";

/**
 * Longitudes, degrees, at the Chebyshev nodes of a stretch of days, of the ascending node of the plane in which the Moon
 * moves just then, on the ecliptic of date.
 */
export function osculatingNodesAtNodes(centreJd: number, halfDays: number, nodes: Float64Array): readonly number[] {
  const places = moonAtNodes(centreJd, halfDays, nodes);
  const [vx, vy, vz] = (["x", "y", "z"] as const).map((axis) =>
    derivativesAt(
      nodes,
      places.map((place) => place[axis]),
    ),
  );
  return places.map(({ x, y, z }, index) => {
    const v: Vector3 = { x: vx?.[index] ?? 0, y: vy?.[index] ?? 0, z: vz?.[index] ?? 0 };
    // The cross product of place and velocity is the pole of the plane, 90 degrees behind the node.
    const pole = { x: y * v.z - z * v.y, y: z * v.x - x * v.z, z: x * v.y - y * v.x };
    return eclipticOfDate(jdTt(centreJd + halfDays * (nodes[index] ?? 0)))(pole).longitudeDeg + 90;
  });
}
