import { fromBytePlanes, fromDeltas } from "./byte-planes.ts";
import { readColumns } from "./column-set.ts";
import type { PlaceDraft } from "./place-draft.ts";
import { type PlaceTable, readPlaceTable } from "./place-table.ts";
import { openFile } from "./sealed-file.ts";
import { TextColumn } from "./text-column.ts";
import { writePlaceTable } from "./write-place-table.ts";

/**
 * The unpacked content of a smaller file: the places of the sealed one that are wanted, with all that is known of them
 * unchanged. `gazetteerOf` reads it.
 */
export function cutPlaces(file: Uint8Array, isWanted: (place: PlaceDraft) => boolean): Uint8Array {
  const content = openFile(file);
  const table = readPlaceTable(content);
  const { aliases, hasWords } = readKeys(content);
  const byLaterWords = new Set<PlaceDraft>();
  const places = Array.from({ length: table.count }, (_, index) => {
    const place = draftOf(table, index, aliases.get(index) ?? []);
    if (hasWords.has(index)) byLaterWords.add(place);
    return place;
  }).filter(isWanted);
  return writePlaceTable({
    sources: table.lists.sources,
    places,
    admin1: table.lists.admin1,
    districtNames: Array.from(table.districtsTe, ([group, nameTe]) => ({ ...divisionsOf(table, group), nameTe })),
    findByLaterWords: (place) => byLaterWords.has(place),
  });
}

/** The further names of each place, and the places that later words of their names find. */
function readKeys(content: Uint8Array) {
  const columns = readColumns(content);
  const places = (name: string): Int32Array => fromDeltas(fromBytePlanes(columns.column(name)));
  const texts = new TextColumn(columns.column("aliases"));
  const aliases = new Map<number, string[]>();
  for (const [line, place] of places("aliasPlaces").entries()) {
    aliases.set(place, [...(aliases.get(place) ?? []), texts.text(line)]);
  }
  return { aliases, hasWords: new Set(places("wordPlaces")) };
}

/** Country, state and district of a group of places. */
function divisionsOf({ lists, groupCountries, groupAdmin1s, groupDistricts }: PlaceTable, group: number) {
  return {
    country: lists.countries[groupCountries[group] ?? 0] ?? "",
    admin1: lists.admin1[groupAdmin1s[group] ?? 0]?.name ?? "",
    name: groupDistricts.text(group),
  };
}

function draftOf(table: PlaceTable, index: number, aliases: readonly string[]): PlaceDraft {
  const { lists, populations, standings, teluguNames } = table;
  const { country, admin1, name: admin2 } = divisionsOf(table, table.groups[index] ?? 0);
  const [population = 0, standing = 0] = [populations[index], standings[index]];
  const nameTe = teluguNames.get(index);
  return {
    number: table.numbers[index] ?? 0,
    name: table.names.text(index),
    ...(nameTe && { nameTe }),
    ...(lists.teluguByRule.includes(index) && { nameTeByRule: true }),
    aliases,
    latitudeDeg: (table.latitudesE5[index] ?? 0) / 1e5,
    longitudeDeg: (table.longitudesE5[index] ?? 0) / 1e5,
    ...{ country, admin1, admin2, population },
    ...(standing > population && { prominence: standing }),
    zone: lists.zones[table.zones[index] ?? 0] ?? "Etc/UTC",
  };
}
