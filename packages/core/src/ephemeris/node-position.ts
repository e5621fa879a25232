import { type Degrees, degrees, normalizeDegrees } from "../angle/degrees.ts";
import type { EclipticPosition } from "./ephemeris.ts";

/** A node: a direction on the ecliptic, without a distance. */
export const onEcliptic = (longitudeDeg: Degrees, speedDegPerDay: number): EclipticPosition => ({
  longitudeDeg,
  latitudeDeg: degrees(0),
  distanceAu: 0,
  speedDegPerDay,
});

/** Ketu of Rahu. */
export const opposite = (node: EclipticPosition): EclipticPosition => ({
  ...node,
  longitudeDeg: normalizeDegrees(node.longitudeDeg + 180),
});
