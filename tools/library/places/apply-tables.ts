import { fold } from "../../../packages/gazetteer/src/text/fold.ts";
import type { Divisions } from "./name-divisions.ts";
import { isInTeluguStates, type PlaceEntry, PlaceFinder } from "./place-entry.ts";
import { readTable } from "./read-table.ts";

/** A Telugu town with a Telugu name of ours is at least a mandal seat, whatever figure the sources lack. */
const LIKE_A_MANDAL_SEAT = 10_000;
const SEATS = ["post-offices.tsv", "habitations.tsv"] as const;

const listOf = (text: string): string[] =>
  text
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** Puts the tables kept by hand over the joined sources: corrections, missing places, spellings, Telugu names. */
export function applyTables(entries: readonly PlaceEntry[], divisions: Divisions): PlaceEntry[] {
  const finder = new PlaceFinder(entries);
  const byId = new Map(entries.map((entry) => [`#${entry.geonameId}`, entry]));
  const dropped = new Set<PlaceEntry>();

  const corrections = ["where", "name", "renamed", "population", "like", "latitude", "longitude", "district"] as const;
  for (const row of readTable("corrections.tsv", corrections)) {
    const entry = row.name.startsWith("#") ? byId.get(row.name) : finder.find(row.where, row.name);
    if (!entry) throw new Error(`corrections.tsv: no place ${row.name}.`);
    if (row.renamed === "-") {
      dropped.add(entry);
      continue;
    }
    if (row.population !== "") entry.population = Number(row.population);
    if (row.like !== "") entry.prominence = Number(row.like);
    if (row.latitude !== "") entry.latitudeDeg = Number(row.latitude);
    if (row.longitude !== "") entry.longitudeDeg = Number(row.longitude);
    if (row.district !== "") {
      requireDistrict(divisions, row.where, row.district);
      entry.admin2 = row.district;
    }
    if (row.renamed !== "") {
      entry.handNames.push(entry.name);
      entry.name = row.renamed;
      finder.add(entry);
    }
  }

  const kept = entries.filter((entry) => !dropped.has(entry));
  const all = [...kept, ...extraPlaces(divisions)];
  const shown = new PlaceFinder(all);
  for (const row of readTable("spellings.tsv", ["where", "name", "names"])) {
    shown.find(row.where, row.name).handNames.push(...listOf(row.names));
  }
  for (const row of readTable("telugu-names.tsv", ["where", "name", "telugu"])) {
    const entry = shown.find(row.where, row.name);
    if (entry.nameTe) throw new Error(`telugu-names.tsv: "${row.name}" in ${row.where} has a Telugu name already.`);
    entry.nameTe = row.telugu.normalize("NFC");
    if (isInTeluguStates(entry)) {
      entry.prominence = Math.max(entry.prominence ?? 0, LIKE_A_MANDAL_SEAT);
    }
  }
  nameVillages(all);
  return [...all, ...SEATS.flatMap((table) => mandalSeats(table, divisions))];
}

/** Telugu names that say nothing of the size of a place; every place of the name in the district has it. */
function nameVillages(entries: readonly PlaceEntry[]): void {
  const keyOf = (where: string, district: string, name: string): string => `${where} ${district} ${fold(name)}`;
  const places = Map.groupBy(entries, (entry) =>
    keyOf(`${entry.country}.${entry.admin1Code}`, entry.admin2, entry.name),
  );
  for (const row of readTable("telugu-villages.tsv", ["where", "district", "name", "telugu", "like"])) {
    const named = places.get(keyOf(row.where, row.district, row.name));
    if (!named?.every((entry) => entry.nameTe === undefined)) {
      throw new Error(
        `telugu-villages.tsv: no place "${row.name}" in ${row.where}, ${row.district} is without a name.`,
      );
    }
    for (const entry of named) {
      entry.nameTe = row.telugu.normalize("NFC");
      if (row.like !== "") entry.prominence = Number(row.like);
    }
  }
}

function extraPlaces(divisions: Divisions): PlaceEntry[] {
  const columns = ["where", "district", "name", "telugu", "latitude", "longitude", "like", "names"] as const;
  return readTable("extra-places.tsv", columns).map((row) => {
    return { ...entryOf(row, divisions), nameTe: row.telugu.normalize("NFC"), prominence: Number(row.like) };
  });
}

/** Mandal seats and villages, each at the point that its table names the source of. */
function mandalSeats(table: string, divisions: Divisions): PlaceEntry[] {
  const columns = ["where", "district", "name", "telugu", "latitude", "longitude", "names"] as const;
  return readTable(table, columns).map((row) => {
    const nameTe = row.telugu === "" ? {} : { nameTe: row.telugu.normalize("NFC") };
    return { ...entryOf(row, divisions), ...nameTe, prominence: LIKE_A_MANDAL_SEAT };
  });
}

type HandRow = Readonly<Record<"where" | "district" | "name" | "latitude" | "longitude" | "names", string>>;

/** A row of a table of ours, in a division that the sources have. */
function entryOf(row: HandRow, divisions: Divisions): PlaceEntry {
  requireDistrict(divisions, row.where, row.district);
  return {
    name: row.name,
    otherNames: [],
    handNames: listOf(row.names),
    latitudeDeg: Number(row.latitude),
    longitudeDeg: Number(row.longitude),
    country: row.where.slice(0, 2),
    admin1Code: row.where.slice(3),
    admin1: divisions.admin1(row.where) ?? "",
    admin2: row.district,
    population: 0,
  };
}

function requireDistrict(divisions: Divisions, state: string, district: string): void {
  if (!divisions.hasDistrict(state, district))
    throw new Error(`The sources have no district "${district}" in ${state}.`);
}
