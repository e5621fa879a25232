import type { PlaceTable } from "../file/place-table.ts";

/** How much larger an Indian place counts, in tenfolds of population: most who search are Indian or of Indian birth. */
const INDIA = 1.2;
/** And one of the two Telugu states, for who searches in Telugu. */
const TELUGU_STATES = 1;
/** Keeps places of unknown population among the villages rather than below them. */
const FLOOR = 300;

export interface Weights {
  /** Tenfolds of population, with India raised, by place. */
  readonly plain: Float32Array;
  /** What is added for who searches in Telugu, by place. */
  readonly telugu: Float32Array;
}

export function weighPlaces(table: PlaceTable): Weights {
  const india = table.lists.countries.indexOf("IN");
  const teluguStates = new Set(
    table.lists.admin1.flatMap(({ country, short }, index) =>
      country === "IN" && short?.some((code) => code === "AP" || code === "TG") ? [index] : [],
    ),
  );
  const plain = new Float32Array(table.count);
  const telugu = new Float32Array(table.count);
  for (let place = 0; place < table.count; place++) {
    const group = table.groups[place] ?? 0;
    plain[place] =
      Math.log10((table.standings[place] ?? 0) + FLOOR) + (table.groupCountries[group] === india ? INDIA : 0);
    if (teluguStates.has(table.groupAdmin1s[group] ?? -1)) telugu[place] = TELUGU_STATES;
  }
  return { plain, telugu };
}
