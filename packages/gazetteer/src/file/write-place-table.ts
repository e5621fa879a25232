import type { KeySources } from "../search/key-sources.ts";
import { orderKeys } from "../search/key-table.ts";
import { laterWordStarts } from "../text/name-words.ts";
import { toBytePlanes, toDeltas } from "./byte-planes.ts";
import { writeColumns } from "./column-set.ts";
import type { Admin1Draft, DistrictNameDraft, PlaceDraft } from "./place-draft.ts";
import type { PlaceLists, PlaceSources } from "./place-table.ts";
import { TextColumn } from "./text-column.ts";

export interface PlaceFileDraft {
  readonly sources: PlaceSources;
  readonly places: readonly PlaceDraft[];
  readonly admin1: readonly Admin1Draft[];
  readonly districtNames: readonly DistrictNameDraft[];
  /** Whether a place may be found by the later words of its name. */
  readonly findByLaterWords: (place: PlaceDraft) => boolean;
}

interface Group {
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  size: number;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The content of the file of places, not yet packed; reads back with `readPlaceTable`. */
export function writePlaceTable(draft: PlaceFileDraft): Uint8Array {
  const places = [...draft.places].sort(
    (a, b) =>
      byText(a.country, b.country) || byText(a.admin1, b.admin1) || byText(a.admin2, b.admin2) || a.number - b.number,
  );
  const groups = groupsOf(places);
  const admin1 = admin1Of(draft.admin1, groups);
  const admin1Index = new Map(admin1.map(({ country, name }, index) => [`${country}.${name}`, index]));
  const countries = [...new Set(groups.map((group) => group.country))];
  const zones = [...new Set(places.map((place) => place.zone))].sort(byText);
  const keys = keySourcesOf(places, draft.findByLaterWords);
  const groupTe = new Map(draft.districtNames.map((row) => [`${row.country}.${row.admin1}.${row.name}`, row.nameTe]));

  const lists: PlaceLists = {
    sources: draft.sources,
    zones,
    countries,
    admin1,
    districtsTe: groups.flatMap((group, index) => {
      const nameTe = groupTe.get(`${group.country}.${group.admin1}.${group.admin2}`);
      return nameTe ? [[index, nameTe] as const] : [];
    }),
    teluguByRule: places.flatMap((place, index) => (place.nameTeByRule ? [index] : [])),
    prominence: places.flatMap((place, index) => (place.prominence ? [[index, place.prominence] as const] : [])),
  };
  const e5 = (degrees: number): number => Math.round(degrees * 1e5);
  return writeColumns(
    { ...lists },
    {
      names: keys.names.bytes,
      numbers: toBytePlanes(toDeltas(places.map((place) => place.number))),
      latitudes: toBytePlanes(toDeltas(places.map((place) => e5(place.latitudeDeg)))),
      longitudes: toBytePlanes(toDeltas(places.map((place) => e5(place.longitudeDeg)))),
      populations: toBytePlanes(places.map((place) => place.population)),
      zones: toBytePlanes(places.map((place) => zones.indexOf(place.zone))),
      groupSizes: toBytePlanes(groups.map((group) => group.size)),
      groupCountries: toBytePlanes(groups.map((group) => countries.indexOf(group.country))),
      groupAdmin1s: toBytePlanes(groups.map((group) => admin1Index.get(`${group.country}.${group.admin1}`) ?? 0)),
      groupDistricts: TextColumn.encode(groups.map((group) => group.admin2)),
      aliases: keys.aliases.bytes,
      aliasPlaces: toBytePlanes(toDeltas(keys.aliasPlaces)),
      teluguNames: keys.teluguNames.bytes,
      teluguPlaces: toBytePlanes(toDeltas(keys.teluguPlaces)),
      wordPlaces: toBytePlanes(toDeltas(keys.wordPlaces)),
      wordStarts: keys.wordStarts,
      keyOrder: toBytePlanes(orderKeys(keys)),
    },
  );
}

function groupsOf(places: readonly PlaceDraft[]): Group[] {
  const groups: Group[] = [];
  for (const { country, admin1, admin2 } of places) {
    const last = groups.at(-1);
    if (last?.country === country && last.admin1 === admin1 && last.admin2 === admin2) last.size++;
    else groups.push({ country, admin1, admin2, size: 1 });
  }
  return groups;
}

/** One entry for each (country, state) that occurs, with what is known of it. */
function admin1Of(known: readonly Admin1Draft[], groups: readonly Group[]): Admin1Draft[] {
  const byKey = new Map(known.map((row) => [`${row.country}.${row.name}`, row]));
  const found = new Map<string, Admin1Draft>();
  for (const { country, admin1 } of groups) {
    const key = `${country}.${admin1}`;
    if (!found.has(key)) found.set(key, byKey.get(key) ?? { country, name: admin1 });
  }
  return [...found.values()];
}

function keySourcesOf(places: readonly PlaceDraft[], findByLaterWords: (place: PlaceDraft) => boolean): KeySources {
  const aliases = places.flatMap((place, index) => place.aliases.map((text) => ({ index, text })));
  const telugu = places.flatMap(({ nameTe }, index) => (nameTe ? [{ index, text: nameTe }] : []));
  const words = places.flatMap((place, index) =>
    findByLaterWords(place) ? laterWordStarts(place.name).map((start) => ({ index, start })) : [],
  );
  const indexes = (rows: readonly { readonly index: number }[]) => Int32Array.from(rows, (row) => row.index);
  return {
    names: new TextColumn(TextColumn.encode(places.map((place) => place.name))),
    aliases: new TextColumn(TextColumn.encode(aliases.map((alias) => alias.text))),
    aliasPlaces: indexes(aliases),
    teluguNames: new TextColumn(TextColumn.encode(telugu.map((row) => row.text))),
    teluguPlaces: indexes(telugu),
    wordPlaces: indexes(words),
    wordStarts: Uint8Array.from(words, (word) => word.start),
  };
}
