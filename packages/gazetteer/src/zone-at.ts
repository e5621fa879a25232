import { RecentlyUsed } from "./recently-used.ts";

/**
 * Decoded pieces of the zone map kept in memory, about 80 kB each. The library itself would keep all it ever decoded:
 * 900 MB once every part of the world has been requested.
 */
const PIECES_KEPT = 256;

type FindZones = (latitudeDeg: number, longitudeDeg: number) => string[];

let loading: Promise<FindZones> | undefined;

function loadZoneMap(): Promise<FindZones> {
  loading ??= import("geo-tz/all").then(({ find, setCache }) => {
    setCache({ store: new RecentlyUsed<string, unknown>(PIECES_KEPT) });
    return find;
  });
  return loading;
}

/**
 * Every IANA zone id the zone map has for a point: one as a rule, more where two authorities keep different clocks
 * (Xinjiang, the West Bank) or on a border, Etc/GMT±N on the open sea. Ids are those of the time zone database of
 * today (Asia/Kolkata, not Asia/Calcutta), kept apart by country so that times before 1970 are right too.
 *
 * Degrees, north and east positive; outside -90..90 and -180..180 it throws RangeError. The map is loaded by the
 * first call (about 50 ms).
 */
export async function zonesAt(latitudeDeg: number, longitudeDeg: number): Promise<readonly string[]> {
  if (!(Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180)) {
    throw new RangeError(`There is no place at latitude ${latitudeDeg}, longitude ${longitudeDeg}.`);
  }
  const find = await loadZoneMap();
  return find(latitudeDeg, longitudeDeg);
}

/** The IANA zone id at a point: the first of `zonesAt`, which for Xinjiang may be either clock in use there. */
export async function zoneAt(latitudeDeg: number, longitudeDeg: number): Promise<string> {
  const [zone] = await zonesAt(latitudeDeg, longitudeDeg);
  return zone ?? "Etc/UTC";
}
