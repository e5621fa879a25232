import type { Language } from "@vedanga/names";
import { describePlace } from "./describe-place.ts";
import type { PlaceTable } from "./file/place-table.ts";
import type { NearestPlace, NearIndex } from "./nearest-place.ts";

/** The place a point belongs to, in the shape of the well-known reverse-geocoding answer. */
export interface Address {
  readonly displayName: string;
  /** From 100,000 people. */
  readonly city?: string;
  /** From 5,000 people. */
  readonly town?: string;
  /** Smaller, or of unknown size. */
  readonly village?: string;
  /** District. */
  readonly county?: string;
  readonly state?: string;
  readonly country: string;
}

/** Farther from any place a point is said to be nowhere: on the sea, in the ice. */
const NOWHERE_KM = 50;
const CITY = 100_000;
const TOWN = 5_000;
/** The population density of Indian towns, to estimate the radius of one: Hyderabad's 6.8 million give 15 km. */
const PEOPLE_PER_SQUARE_KM = 10_000;
const CANDIDATES = 300;

/** The address of a point, null if no place is within 50 km. Degrees, north and east positive. */
export function addressAt(
  table: PlaceTable,
  nearest: NearestPlace,
  latitudeDeg: number,
  longitudeDeg: number,
  lang: Language,
): Address | null {
  const near = nearest.within(latitudeDeg, longitudeDeg, CANDIDATES, NOWHERE_KM);
  const home = placeOfPoint(table, near);
  if (!home) return null;
  const place = describePlace(table, home.index, lang);
  const parts = [place.name, place.admin, place.country].filter((part) => part !== "");
  return {
    displayName: parts.join(", "),
    [sizeOf(table, home.index)]: place.name,
    ...(place.admin2 ? { county: place.admin2 } : {}),
    ...(place.admin1 ? { state: place.admin1 } : {}),
    country: place.country,
  };
}

/** A place of unknown size may pass for a town by its rank, never for a city. */
function sizeOf(table: PlaceTable, index: number): "city" | "town" | "village" {
  const population = table.populations[index] ?? 0;
  if (population >= CITY) return "city";
  return (population || (table.standings[index] ?? 0)) >= TOWN ? "town" : "village";
}

/**
 * Within a large town the nearest dot may be a suburb's or a village's that the town has swallowed. So of the towns that
 * reach as far as the point the one is taken in which the point lies deepest, in the state of the nearest dot so that
 * the far bank of a border river stays there; else the nearest of all.
 */
function placeOfPoint(table: PlaceTable, near: readonly NearIndex[]): NearIndex | undefined {
  const depth = ({ index, distanceKm }: NearIndex): number => distanceKm / reachKm(table.populations[index] ?? 0);
  const stateOf = ({ index }: NearIndex): number => table.groupAdmin1s[table.groups[index] ?? 0] ?? -1;
  const [first] = near;
  const reaching = near.filter((place) => depth(place) < 1 && first && stateOf(place) === stateOf(first));
  return reaching.toSorted((a, b) => depth(a) - depth(b))[0] ?? first;
}

function reachKm(population: number): number {
  return Math.sqrt(population / (Math.PI * PEOPLE_PER_SQUARE_KM));
}
