import type { SphericalPosition } from "../../../packages/core/src/ephemeris/ecliptic-of-date.ts";
import type { TableBody } from "../../../packages/core/src/ephemeris/table-format.ts";
import { chebyshevNodes, coefficientsOf } from "./chebyshev.ts";
import { geometricPlacesAtNodes } from "./geometric-place.ts";
import { osculatingNodesAtNodes } from "./osculating-node.ts";
import { SEGMENT_PLANS } from "./segment-plan.ts";

/** Longitudes without the leap at 360 degrees. */
function unwrapped(longitudesDeg: readonly number[]): readonly number[] {
  let before = longitudesDeg[0] ?? 0;
  return longitudesDeg.map((longitudeDeg) => {
    before = longitudeDeg - 360 * Math.round((longitudeDeg - before) / 360);
    return before;
  });
}

/** One segment of one body as integers: longitude, latitude, distance, each from c0 on. */
export type SegmentIntegers = readonly [readonly number[], readonly number[], readonly number[]];

/** Fits the segment that begins at a Julian day (TT). */
export function fitSegment(body: TableBody, startJd: number): SegmentIntegers {
  const { segmentDays, nodes: count, degrees, units } = SEGMENT_PLANS[body];
  const half = segmentDays / 2;
  const nodes = chebyshevNodes(count);
  const integers = (values: readonly number[], coordinate: 0 | 1 | 2): readonly number[] =>
    coefficientsOf(values, degrees[coordinate]).map((coefficient) => Math.round(coefficient / units[coordinate]));
  if (body === "node") return [integers(unwrapped(osculatingNodesAtNodes(startJd + half, half, nodes)), 0), [], []];
  const places = geometricPlacesAtNodes(body, startJd + half, half, nodes);
  const column = (pick: (place: SphericalPosition) => number): readonly number[] => places.map(pick);
  return [
    integers(unwrapped(column(({ longitudeDeg }) => longitudeDeg)), 0),
    integers(
      column(({ latitudeDeg }) => latitudeDeg),
      1,
    ),
    integers(
      column(({ distanceAu }) => distanceAu),
      2,
    ),
  ];
}
