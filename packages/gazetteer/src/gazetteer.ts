import type { Language } from "@vedanga/names";
import { distance } from "geokdbush";
import { type Address, addressAt } from "./address-at.ts";
import { describePlace } from "./describe-place.ts";
import { type PlaceSources, readPlaceTable } from "./file/place-table.ts";
import { NearestPlace } from "./nearest-place.ts";
import { numberOfId } from "./place-id.ts";
import type { PopulatedPlace } from "./populated-place.ts";
import { BestPlaces } from "./search/best-places.ts";
import { type PlacesFound, type SearchOptions, searchPlaces } from "./search/search-places.ts";

export interface NearPlace {
  readonly place: PopulatedPlace;
  /** Along the great circle. */
  readonly distanceKm: number;
}

/** The places of the world: 230,000 towns and villages, all of India's towns and pilgrim places among them. */
export interface Gazetteer {
  readonly size: number;
  /** Where the data comes from, by package and version. */
  readonly sources: PlaceSources;
  /** Places by name, best first: see `searchPlaces`. The first search takes 0.4 s longer. */
  search(query: string, options: SearchOptions): PlacesFound;
  /** The place of an id, null when there is none. */
  byId(id: string, lang: Language): PopulatedPlace | null;
  /**
   * The places with the most people whose zone is one of these, largest first; towns of pilgrims count as larger. None is
   * within 30 km of a larger one: the boroughs of a city have its day.
   */
  largestIn(isZone: (zone: string) => boolean, limit: number, lang: Language): PopulatedPlace[];
  /** The nearest place of all, however far. Degrees, north and east positive. */
  nearest(latitudeDeg: number, longitudeDeg: number, lang: Language): NearPlace;
  /** The address of a point; null if no place is within 50 km. Degrees, north and east positive. */
  reverse(latitudeDeg: number, longitudeDeg: number, lang: Language): Address | null;
}

/** The gazetteer of an unpacked file of places. Reads no file and asks no network; runs in browsers too. */
export function gazetteerOf(content: Uint8Array): Gazetteer {
  const table = readPlaceTable(content);
  const nearest = new NearestPlace(table);
  // Most of the time of opening, and not needed to find a place by its id or its point.
  let search: ReturnType<typeof searchPlaces> | undefined;
  return {
    size: table.count,
    sources: table.lists.sources,
    search(query, options) {
      search ??= searchPlaces(table);
      return search(query, options);
    },
    byId(id, lang) {
      const number = numberOfId(id);
      const index = number === null ? -1 : table.numbers.indexOf(number);
      return index < 0 ? null : describePlace(table, index, lang);
    },
    largestIn(isZone, limit, lang) {
      const isAmong = table.lists.zones.map(isZone);
      const largest = new BestPlaces(limit * OFFERED_PER_PLACE);
      for (let index = 0; index < table.count; index++) {
        if (isAmong[table.zones[index] ?? 0]) largest.offer(index, table.standings[index] ?? 0);
      }
      return apart(
        largest.places().map((index) => describePlace(table, index, lang)),
        limit,
      );
    },
    nearest(latitudeDeg, longitudeDeg, lang) {
      refuseOffEarth(latitudeDeg, longitudeDeg);
      const [found] = nearest.within(latitudeDeg, longitudeDeg, 1, Number.POSITIVE_INFINITY);
      return { place: describePlace(table, found?.index ?? 0, lang), distanceKm: found?.distanceKm ?? 0 };
    },
    reverse(latitudeDeg, longitudeDeg, lang) {
      refuseOffEarth(latitudeDeg, longitudeDeg);
      return addressAt(table, nearest, latitudeDeg, longitudeDeg, lang);
    },
  };
}

const APART_KM = 30;
/** How many of the largest are looked at for each that is apart from the others. */
const OFFERED_PER_PLACE = 8;

function apart(places: readonly PopulatedPlace[], limit: number): PopulatedPlace[] {
  const chosen: PopulatedPlace[] = [];
  for (const place of places) {
    const isNear = chosen.some(
      (other) => distance(place.longitudeDeg, place.latitudeDeg, other.longitudeDeg, other.latitudeDeg) < APART_KM,
    );
    if (!isNear && chosen.length < limit) chosen.push(place);
  }
  return chosen;
}

function refuseOffEarth(latitudeDeg: number, longitudeDeg: number): void {
  if (!(Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180)) {
    throw new RangeError(`There is no place at latitude ${latitudeDeg}, longitude ${longitudeDeg}.`);
  }
}
