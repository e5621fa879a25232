import { fold } from "../../../packages/gazetteer/src/text/fold.ts";

/** A place on its way into the file: what the tables kept by hand may still change. */
export interface PlaceEntry {
  geonameId?: number;
  name: string;
  nameTe?: string;
  /** Whether the Telugu name is not known but written as known ones are. */
  nameTeByRule?: boolean;
  otherNames: string[];
  /** Names kept by hand: never thinned out. */
  handNames: string[];
  latitudeDeg: number;
  longitudeDeg: number;
  country: string;
  admin1Code: string;
  admin1: string;
  admin2: string;
  population: number;
  prominence?: number;
  zone?: string;
}

/** Andhra Pradesh and Telangana, by GeoNames first division. */
const TELUGU_STATES = new Set(["02", "40"]);

export function isInTeluguStates({ country, admin1Code }: PlaceEntry): boolean {
  return country === "IN" && TELUGU_STATES.has(admin1Code);
}

/** Finds the entry a row of a hand-kept table means. */
export class PlaceFinder {
  readonly #shown = new Map<string, PlaceEntry[]>();

  constructor(entries: readonly PlaceEntry[]) {
    for (const entry of entries) this.add(entry);
  }

  /** Makes an entry known under its name of now. */
  add(entry: PlaceEntry): void {
    for (const where of [entry.country, `${entry.country}.${entry.admin1Code}`]) {
      const key = `${where} ${fold(entry.name)}`;
      const others = this.#shown.get(key);
      if (others) others.push(entry);
      else this.#shown.set(key, [entry]);
    }
  }

  /** The most populous place of that name; where is a country or a country and first division. Throws when there is none. */
  find(where: string, name: string): PlaceEntry {
    const found = (this.#shown.get(`${where} ${fold(name)}`) ?? []).toSorted(
      (a, b) => weight(b) - weight(a) || (a.geonameId ?? 0) - (b.geonameId ?? 0),
    )[0];
    if (!found) throw new Error(`No place "${name}" in ${where}: correct the table that names it.`);
    return found;
  }
}

function weight(entry: PlaceEntry): number {
  return Math.max(entry.population, entry.prominence ?? 0);
}
