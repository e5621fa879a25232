import { SACRED_PLACE_FACTS } from "./facts.ts";
import { SACRED_PLACES, type SacredPlaceId } from "./ids.ts";

/** Of the Earth as a sphere (IUGG). */
const MEAN_RADIUS_KM = 6371.0088;

interface Point {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

const RADIANS = Math.PI / 180;
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** In a straight line over the ground (haversine formula). */
export function straightKm(a: Point, b: Point): number {
  const across =
    Math.cos(a.latitudeDeg * RADIANS) *
    Math.cos(b.latitudeDeg * RADIANS) *
    haversine((b.longitudeDeg - a.longitudeDeg) * RADIANS);
  return 2 * MEAN_RADIUS_KM * Math.asin(Math.sqrt(haversine((b.latitudeDeg - a.latitudeDeg) * RADIANS) + across));
}

/** The other places of the guide, nearest first. */
export function neighboursOf(
  id: SacredPlaceId,
): readonly { readonly id: SacredPlaceId; readonly distanceKm: number }[] {
  return SACRED_PLACES.filter((other) => other !== id)
    .map((other) => ({ id: other, distanceKm: straightKm(SACRED_PLACE_FACTS[id], SACRED_PLACE_FACTS[other]) }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
}
