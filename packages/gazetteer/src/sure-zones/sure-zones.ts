/** North-east, north-west, south-west, south-east; the number of a zone where all of it has one; null where it takes borders. */
export type ZoneTree = number | null | readonly [ZoneTree, ZoneTree, ZoneTree, ZoneTree];

/** Where on Earth the zone is sure without the borders: inland, away from every border. */
export interface SureZones {
  readonly zones: readonly string[];
  readonly tree: ZoneTree;
}

/** The map of zones keeps off the poles and the date line by so much; its squares are halves of these. */
const EDGE_DEG = 0.0001;

const within = (deg: number, limit: number): number => Math.max(EDGE_DEG - limit, Math.min(limit - EDGE_DEG, deg));

/** The zone that `zoneAt` answers for a point, or undefined where that takes the map of borders. Degrees, north and east positive. */
export function sureZoneAt({ zones, tree }: SureZones, latitudeDeg: number, longitudeDeg: number): string | undefined {
  const [latitude, longitude] = [within(latitudeDeg, 90), within(longitudeDeg, 180)];
  let [south, north, west, east] = [EDGE_DEG - 90, 90 - EDGE_DEG, EDGE_DEG - 180, 180 - EDGE_DEG];
  let node = tree;
  while (node !== null && typeof node !== "number") {
    const [middle, meridian] = [(south + north) / 2, (west + east) / 2];
    const [isNorth, isEast] = [latitude >= middle, longitude >= meridian];
    if (isNorth) south = middle;
    else north = middle;
    if (isEast) west = meridian;
    else east = meridian;
    node = node[isNorth ? (isEast ? 0 : 1) : isEast ? 3 : 2];
  }
  return node === null ? undefined : zones[node];
}
