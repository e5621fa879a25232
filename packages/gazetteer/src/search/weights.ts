import type { PlaceTable } from "../file/place-table.ts";

/** How much larger an Indian place counts, in tenfolds of population: most who search are Indian or of Indian birth. */
const INDIA = 1.2;
/** How much more each place counts in a search in Telugu: elsewhere, in India, in the two Telugu states. */
const FOR_TELUGU = Float32Array.of(0, 0.6, 1.6);
/** Keeps places of unknown population among the villages rather than below them. */
const FLOOR = 300;

const ELSEWHERE = 0;
const IN_INDIA = 1;
const IN_TELUGU_STATES = 2;

/** What the place behind each key counts, in the order of the keys: a scan then reads memory from end to end. */
export class Weights {
  /** The group of places that contains the place. */
  readonly groups: Uint32Array;
  /** Tenfolds of population, with India raised. */
  readonly plain: Float32Array;
  readonly #regions: Uint8Array;

  constructor(table: PlaceTable) {
    const { keys, groups, standings } = table;
    const regions = regionsOfGroups(table);
    this.groups = keys.places.map((place) => groups[place] ?? 0);
    this.#regions = Uint8Array.from(this.groups, (group) => regions[group] ?? ELSEWHERE);
    this.plain = Float32Array.from(keys.places, (place, key) => {
      const india = this.#regions[key] === ELSEWHERE ? 0 : INDIA;
      return Math.log10((standings[place] ?? 0) + FLOOR) + india;
    });
  }

  of(key: number, telugu: boolean): number {
    const plain = this.plain[key] ?? 0;
    return telugu ? plain + (FOR_TELUGU[this.#regions[key] ?? ELSEWHERE] ?? 0) : plain;
  }
}

function regionsOfGroups({ lists, groupCountries, groupAdmin1s }: PlaceTable): Uint8Array {
  const india = lists.countries.indexOf("IN");
  const teluguStates = new Set(
    lists.admin1.flatMap(({ country, short }, index) =>
      country === "IN" && short?.some((code) => code === "AP" || code === "TG") ? [index] : [],
    ),
  );
  return Uint8Array.from(groupCountries, (country, group) => {
    if (country !== india) return ELSEWHERE;
    return teluguStates.has(groupAdmin1s[group] ?? -1) ? IN_TELUGU_STATES : IN_INDIA;
  });
}
