import type { KeySources } from "../search/key-sources.ts";
import { buildKeyTable, type KeyTable } from "../search/key-table.ts";
import { fromBytePlanes, fromDeltas } from "./byte-planes.ts";
import { type ColumnSet, readColumns } from "./column-set.ts";
import { TextColumn } from "./text-column.ts";

export interface Admin1 {
  readonly country: string;
  readonly name: string;
  readonly nameTe?: string;
  readonly short?: readonly string[];
}

/** Where the data comes from, as the file itself says. */
export interface PlaceSources {
  readonly packages: Readonly<Record<string, string>>;
}

/** The short lists of the file. */
export interface PlaceLists {
  readonly sources: PlaceSources;
  readonly zones: readonly string[];
  readonly countries: readonly string[];
  readonly admin1: readonly Admin1[];
  /** Telugu names of districts by group. */
  readonly districtsTe: readonly (readonly [group: number, nameTe: string])[];
  /** Places whose Telugu name is not known but written as known ones are. */
  readonly teluguByRule: readonly number[];
  /** Places that rank like one with this many people. */
  readonly prominence: readonly (readonly [place: number, likePopulation: number])[];
}

/**
 * All places, a column for each field. Places are in groups, one for each (country, state, district); within a
 * group by id.
 */
export interface PlaceTable {
  readonly count: number;
  readonly lists: PlaceLists;
  readonly numbers: Uint32Array;
  readonly names: TextColumn;
  readonly teluguNames: ReadonlyMap<number, string>;
  /** Degrees times 100,000. */
  readonly latitudesE5: Int32Array;
  readonly longitudesE5: Int32Array;
  /** 0: not known. */
  readonly populations: Uint32Array;
  /** The population a place ranks like: its own, or more for pilgrim towns and where the figure is missing. */
  readonly standings: Uint32Array;
  readonly zones: Uint32Array;
  readonly groups: Uint32Array;
  readonly groupCountries: Uint32Array;
  readonly groupAdmin1s: Uint32Array;
  readonly groupDistricts: TextColumn;
  readonly districtsTe: ReadonlyMap<number, string>;
  /** Laid out when they are first asked for: only a search does. */
  readonly keys: KeyTable;
}

/** Reads the unpacked content of the file of places. */
export function readPlaceTable(content: Uint8Array): PlaceTable {
  const columns = readColumns(content);
  const lists = columns.lists as unknown as PlaceLists;
  const numbers = (name: string): Uint32Array => fromBytePlanes(columns.column(name));
  const deltas = (name: string): Int32Array => fromDeltas(numbers(name));
  const keySources = readKeySources(columns, deltas);
  const { names } = keySources;
  const populations = numbers("populations");
  const standings = populations.slice();
  for (const [place, likePopulation] of lists.prominence) {
    standings[place] = Math.max(standings[place] ?? 0, likePopulation);
  }
  let keys: KeyTable | undefined;
  return {
    count: names.length,
    lists,
    numbers: new Uint32Array(deltas("numbers")),
    names,
    teluguNames: readTeluguNames(keySources),
    latitudesE5: deltas("latitudes"),
    longitudesE5: deltas("longitudes"),
    populations,
    standings,
    zones: numbers("zones"),
    groups: expandGroups(numbers("groupSizes"), names.length),
    groupCountries: numbers("groupCountries"),
    groupAdmin1s: numbers("groupAdmin1s"),
    groupDistricts: new TextColumn(columns.column("groupDistricts")),
    districtsTe: new Map(lists.districtsTe),
    get keys() {
      keys ??= buildKeyTable(keySources, numbers("keyOrder"));
      return keys;
    },
  };
}

function readKeySources(columns: ColumnSet, deltas: (name: string) => Int32Array): KeySources {
  return {
    names: new TextColumn(columns.column("names")),
    aliases: new TextColumn(columns.column("aliases")),
    aliasPlaces: deltas("aliasPlaces"),
    teluguNames: new TextColumn(columns.column("teluguNames")),
    teluguPlaces: deltas("teluguPlaces"),
    wordPlaces: deltas("wordPlaces"),
    wordStarts: columns.column("wordStarts"),
  };
}

function readTeluguNames({ teluguNames, teluguPlaces }: KeySources): Map<number, string> {
  return new Map(Array.from(teluguPlaces, (place, line) => [place, teluguNames.text(line)]));
}

function expandGroups(sizes: Uint32Array, count: number): Uint32Array {
  const groups = new Uint32Array(count);
  let place = 0;
  sizes.forEach((size, group) => {
    groups.fill(group, place, place + size);
    place += size;
  });
  return groups;
}
