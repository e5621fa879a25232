import { describePlace } from "../describe-place.ts";
import { type PlaceTable, readPlaceTable } from "../file/place-table.ts";
import { openFile } from "../file/sealed-file.ts";
import { LATER_WORD, MAIN_NAME } from "../search/key-sources.ts";
import { TOWN_PEOPLE } from "./find-towns.ts";

const SEVERAL = -1;

/**
 * The names by which each town may be asked for, folded: its own, and others that no other place has. "Milton" was a name of
 * Kansas City once, and is not to be understood as that.
 */
function namesOfTowns({ keys, populations }: PlaceTable): ReadonlyMap<number, ReadonlySet<string>> {
  const decoder = new TextDecoder();
  const names = new Map<number, Set<string>>();
  const only = new Map<string, number>();
  const isTown = (place: number): boolean => (populations[place] ?? 0) >= TOWN_PEOPLE;
  for (let key = 0; key < keys.count; key++) {
    if (keys.kinds[key] === LATER_WORD) continue;
    const place = keys.places[key] ?? 0;
    const letters = decoder.decode(keys.letters.subarray(keys.letterStarts[key], keys.letterStarts[key + 1]));
    only.set(letters, only.has(letters) && only.get(letters) !== place ? SEVERAL : place);
    if (keys.kinds[key] === MAIN_NAME && isTown(place)) names.set(place, (names.get(place) ?? new Set()).add(letters));
  }
  for (const [letters, place] of only) if (place !== SEVERAL && isTown(place)) names.get(place)?.add(letters);
  return names;
}

/**
 * The towns of data/places.bin as a text in which a town is found without opening that file: a line for each, its folded
 * names between bars, then what `findTowns` reads.
 */
export function townList(file: Uint8Array): string {
  const table = readPlaceTable(openFile(file));
  const lines = Array.from(namesOfTowns(table), ([place, names]) => {
    const en = describePlace(table, place, "en");
    const te = describePlace(table, place, "te");
    const { id, nameEn, nameTe = "", countryCode, latitudeDeg, longitudeDeg, zone, population } = en;
    const fields = [id, nameEn, nameTe, en.admin, te.admin, countryCode, latitudeDeg, longitudeDeg, zone, population];
    return `|${[...names].join("|")}|\t${fields.join("\t")}`;
  });
  return `${lines.sort().join("\n")}\n`;
}
