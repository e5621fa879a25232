import { zonesAt } from "../../../packages/gazetteer/src/zone-at.ts";
import type { PlaceEntry } from "./place-entry.ts";

/** What the map has for open water and for land no state claims. */
const AT_SEA = /^Etc\//;

/**
 * Every place gets the zone the zone map has at its point, with two exceptions. Where the map gives several, the one
 * the source stored, else the one usual in the country. Where the map gives a zone of another country, the point is a
 * little off across a border or the shore: then the stored zone, else that of the nearest place of the same country.
 */
export async function fillZones(entries: readonly PlaceEntry[]): Promise<ReadonlyMap<PlaceEntry, string>> {
  const onMap = new Map<PlaceEntry, readonly string[]>();
  // In the order of the map's squares, so that each piece of it is decoded once.
  for (const entry of entries.toSorted((a, b) => square(a) - square(b))) {
    onMap.set(entry, await zonesAt(entry.latitudeDeg, entry.longitudeDeg));
  }

  const usual = new Map<string, Map<string, number>>();
  const known = new Set<string>();
  for (const [entry, zones] of onMap) {
    if (!entry.zone || !zones.includes(entry.zone)) continue;
    const counts = usual.get(entry.country) ?? new Map<string, number>();
    counts.set(entry.zone, (counts.get(entry.zone) ?? 0) + 1);
    usual.set(entry.country, counts);
    known.add(entry.zone);
  }

  const chosen = new Map<PlaceEntry, string>();
  const unsettled: PlaceEntry[] = [];
  for (const [entry, zones] of onMap) {
    const here = usual.get(entry.country);
    const ofCountry = zones
      .filter((zone) => here?.has(zone) || !(known.has(zone) || AT_SEA.test(zone)))
      .toSorted((a, b) => (here?.get(b) ?? 0) - (here?.get(a) ?? 0));
    const stored = entry.zone !== undefined && known.has(entry.zone) ? entry.zone : undefined;
    const zone = stored !== undefined && zones.includes(stored) ? stored : (ofCountry[0] ?? stored);
    if (zone) chosen.set(entry, zone);
    else unsettled.push(entry);
  }
  const settled = [...chosen.keys()];
  for (const entry of unsettled) {
    const [neighbour] = settled
      .filter((other) => other.country === entry.country)
      .sort((a, b) => distanceSquared(entry, a) - distanceSquared(entry, b));
    chosen.set(entry, (neighbour && chosen.get(neighbour)) ?? onMap.get(entry)?.[0] ?? "Etc/UTC");
  }
  return chosen;
}

/** Order of a two-degree square along a row. */
function square({ latitudeDeg, longitudeDeg }: PlaceEntry): number {
  return Math.floor((latitudeDeg + 90) / 2) * 1000 + Math.floor((longitudeDeg + 180) / 2);
}

function distanceSquared(a: PlaceEntry, b: PlaceEntry): number {
  const stretch = Math.cos((a.latitudeDeg * Math.PI) / 180);
  return (a.latitudeDeg - b.latitudeDeg) ** 2 + ((a.longitudeDeg - b.longitudeDeg) * stretch) ** 2;
}
