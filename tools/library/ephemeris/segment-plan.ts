import type { TableBody } from "../../../packages/core/src/ephemeris/table-format.ts";

/** How the places of one body are cut into segments, and what is kept of each. */
export interface SegmentPlan {
  readonly segmentDays: number;
  /** Places calculated in a segment: at the Chebyshev nodes. */
  readonly nodes: number;
  /** Degrees of the polynomials of longitude, latitude and distance. */
  readonly degrees: readonly [number, number, number];
  /** The size of one unit of the integers: degrees, degrees, astronomical units. */
  readonly units: readonly [number, number, number];
}

const ANGLE = 4e-7;
const PLANET_DISTANCE = 5e-8;

/**
 * Chosen by what was measured over 40 segments of each body: the degrees leave 0.005" and 2e-7 au (the Moon 2e-9), and
 * twice the length would save an eighth of the bytes for nearly twice the coefficients to be summed at each call, because the
 * month is in the places of the planets, too: the Earth goes round its centre of mass with the Moon.
 */
export const SEGMENT_PLANS: Readonly<Record<TableBody, SegmentPlan>> = {
  sun: { segmentDays: 32, nodes: 18, degrees: [14, 10, 10], units: [ANGLE, ANGLE, PLANET_DISTANCE] },
  moon: { segmentDays: 16, nodes: 22, degrees: [17, 17, 13], units: [ANGLE, ANGLE, 5e-10] },
  mars: { segmentDays: 32, nodes: 18, degrees: [14, 11, 10], units: [ANGLE, ANGLE, PLANET_DISTANCE] },
  mercury: { segmentDays: 16, nodes: 17, degrees: [13, 11, 9], units: [ANGLE, ANGLE, PLANET_DISTANCE] },
  jupiter: { segmentDays: 64, nodes: 26, degrees: [21, 15, 20], units: [ANGLE, ANGLE, PLANET_DISTANCE] },
  venus: { segmentDays: 32, nodes: 20, degrees: [15, 12, 10], units: [ANGLE, ANGLE, PLANET_DISTANCE] },
  // To 0.01"; a latitude and a distance it has not.
  node: { segmentDays: 16, nodes: 26, degrees: [14, -1, -1], units: [ANGLE, 1, 1] },
  saturn: { segmentDays: 64, nodes: 26, degrees: [20, 14, 20], units: [ANGLE, ANGLE, PLANET_DISTANCE] },
};
