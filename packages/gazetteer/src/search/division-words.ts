import { namesOfAdmin1, namesOfCountry, namesOfDistrict } from "../describe-place.ts";
import type { PlaceTable } from "../file/place-table.ts";
import { fold } from "../text/fold.ts";
import type { WorkMeter } from "./work-meter.ts";

/** Short forms of countries that are no ISO codes. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  US: ["USA", "America"],
  GB: ["UK", "England", "Britain"],
  AE: ["UAE"],
  IN: ["Bharat", "Bharath"],
};
const WORD_BREAK = /[\s-]+/;

interface Word {
  readonly letters: string;
  /** Whose word it is: groups by their district, then first divisions, then countries, numbered on. */
  readonly owners: number[];
}

/** The words of countries, states and districts: finds the ones in which a place can be. */
export class DivisionWords {
  readonly #table: PlaceTable;
  /** By their first letter, so that a word typed is compared with a twentieth of them. */
  readonly #words: ReadonlyMap<string, readonly Word[]>;
  readonly #everywhere: Uint8Array;
  readonly #firstAdmin1: number;
  readonly #firstCountry: number;

  constructor(table: PlaceTable) {
    this.#table = table;
    this.#everywhere = new Uint8Array(table.groupCountries.length).fill(1);
    this.#firstAdmin1 = table.groupCountries.length;
    this.#firstCountry = this.#firstAdmin1 + table.lists.admin1.length;
    this.#words = Map.groupBy(this.#everyWord().values(), ({ letters }) => letters.charAt(0));
  }

  /**
   * For one query: finds the groups of places that have, for every qualifier, a division with a word that begins with it:
   * 1 for each, null if there are none. Lists with a common end share the work.
   */
  forOneQuery(meter: WorkMeter): (qualifiers: readonly string[]) => Uint8Array | null {
    const known = new Map<string, Uint8Array | null>();
    const groupsWithin = (qualifiers: readonly string[]): Uint8Array | null => {
      const [first, ...rest] = qualifiers;
      if (first === undefined) return this.#everywhere;
      const key = qualifiers.join(" ");
      const before = known.get(key);
      if (before !== undefined) return before;
      const within = groupsWithin(rest);
      const both = within && this.#narrow(within, first, meter);
      known.set(key, both);
      return both;
    };
    return groupsWithin;
  }

  #narrow(within: Uint8Array, qualifier: string, meter: WorkMeter): Uint8Array | null {
    const named = this.#ownersNamed(qualifier, meter);
    if (!named) return null;
    const { groupCountries, groupAdmin1s } = this.#table;
    const both = new Uint8Array(within.length);
    const firstAdmin1 = this.#firstAdmin1;
    const firstCountry = this.#firstCountry;
    let some = 0;
    for (let group = 0; group < both.length; group++) {
      if (within[group] === 0) continue;
      const left =
        (named[group] ?? 0) |
        (named[firstAdmin1 + (groupAdmin1s[group] ?? 0)] ?? 0) |
        (named[firstCountry + (groupCountries[group] ?? 0)] ?? 0);
      both[group] = left;
      some |= left;
    }
    return some ? both : null;
  }

  #ownersNamed(qualifier: string, meter: WorkMeter): Uint8Array | null {
    const words = this.#words.get(qualifier.charAt(0)) ?? [];
    meter.add(words.length);
    const begun = words.filter(({ letters }) => letters.startsWith(qualifier));
    if (begun.length === 0) return null;
    const named = new Uint8Array(this.#firstCountry + this.#table.lists.countries.length);
    for (const { owners } of begun) for (const owner of owners) named[owner] = 1;
    return named;
  }

  #everyWord(): Map<string, Word> {
    const words = new Map<string, Word>();
    const add = (owner: number, names: readonly string[]): void => {
      for (const name of names) {
        for (const part of new Set([name, ...name.split(WORD_BREAK)])) {
          const letters = fold(part);
          const known = words.get(letters);
          if (known) known.owners.push(owner);
          else if (letters !== "") words.set(letters, { letters, owners: [owner] });
        }
      }
    };
    const { lists } = this.#table;
    for (let group = 0; group < this.#firstAdmin1; group++) {
      const { en, te = "" } = namesOfDistrict(this.#table, group);
      add(group, [en, te]);
    }
    lists.admin1.forEach((row, index) => {
      const { en, te = "" } = namesOfAdmin1(this.#table, index);
      add(this.#firstAdmin1 + index, [en, te, ...(row.short ?? [])]);
    });
    lists.countries.forEach((code, index) => {
      const { en, te } = namesOfCountry(this.#table, index);
      add(this.#firstCountry + index, [en, te ?? "", code, ...(EVERYDAY[code] ?? [])]);
    });
    return words;
  }
}
