import { namesOfGroup } from "../describe-place.ts";
import type { PlaceTable } from "../file/place-table.ts";
import { fold } from "../text/fold.ts";

/** Tells whether every qualifier begins a word of a place's country, state or district, or is its short form. */
export function qualifierCheck(table: PlaceTable): (place: number, qualifiers: readonly string[]) => boolean {
  const wordsByGroup = new Map<number, readonly string[]>();
  const wordsOf = (group: number): readonly string[] => {
    let words = wordsByGroup.get(group);
    if (!words) {
      words = wordsOfGroup(table, group);
      wordsByGroup.set(group, words);
    }
    return words;
  };
  return (place, qualifiers) => {
    if (qualifiers.length === 0) return true;
    const words = wordsOf(table.groups[place] ?? 0);
    return qualifiers.every((qualifier) => words.some((word) => word.startsWith(qualifier)));
  };
}

function wordsOfGroup(table: PlaceTable, group: number): string[] {
  const { country, countryCode, admin1, admin2, short } = namesOfGroup(table, group);
  const names = [country, admin1, admin2].flatMap(({ en, te }) => [en, te ?? ""]);
  return [
    ...names.flatMap((name) => [name, ...name.split(/[\s-]+/)]),
    ...short,
    countryCode,
    ...(EVERYDAY[countryCode] ?? []),
  ]
    .map(fold)
    .filter((word) => word !== "");
}

/** Short forms of countries that are no ISO codes. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  US: ["USA", "America"],
  GB: ["UK", "England", "Britain"],
  AE: ["UAE"],
  IN: ["Bharat", "Bharath"],
};
