import type { Language } from "@vedanga/names";
import { describePlace } from "../describe-place.ts";
import type { PlaceTable } from "../file/place-table.ts";
import type { PopulatedPlace } from "../populated-place.ts";
import { BestPlaces } from "./best-places.ts";
import { DivisionWords } from "./division-words.ts";
import { exactPlaces } from "./exact-places.ts";
import { KeyScanner, type Wanted } from "./key-scanner.ts";
import { type Reading, readQuery } from "./read-query.ts";
import { WorkMeter } from "./work-meter.ts";

export interface SearchOptions {
  readonly lang: Language;
  /** The most places to answer with; at least 1. */
  readonly limit: number;
}

export interface PlacesFound {
  /** Best first; empty when nothing is like the query. */
  readonly places: readonly PopulatedPlace[];
  /**
   * How many places are called exactly what was typed, letter for letter, by any of their names and within the state or
   * country typed after it; 0 unless the best is one of them. With 1 the best is the only place that can be meant.
   */
  readonly exact: number;
}

/** After this many steps no further reading is tried: ten times what any real name takes, a few milliseconds. */
const MOST_LOOKS = 60_000;

/** Two rows with the same words closer than this are one town twice. Degrees. */
const SAME_TOWN_DEG = 0.3;
const NOTHING: PlacesFound = { places: [], exact: 0 };
/** A person who searches in these most likely means a place in the two Telugu states. */
const COMES_FROM_TELUGU_STATES: ReadonlySet<Language> = new Set<Language>(["te"]);
const TELUGU = /[\u0c00-\u0c7f]/;

type Offer = (wanted: Wanted, best: BestPlaces) => void;

/**
 * Prepares the search over a table. It finds names by how they begin and sound, then with one slip, best first:
 * by fit, then size, Indian places raised; in Telugu those of the two Telugu states raised further. Words after the
 * name, with or without a comma, narrow it to a country, state or district, before anything is gathered or sorted. The
 * search has its own scratch memory, which its answers do not share. The meter has the cost of the last search.
 */
export function searchPlaces(
  table: PlaceTable,
  meter: WorkMeter = new WorkMeter(),
): (query: string, options: SearchOptions) => PlacesFound {
  const scanner = new KeyScanner(table, meter);
  const divisions = new DivisionWords(table);
  const fits: Offer = (wanted, best) => scanner.offerFits(wanted, best);
  const largeTypos: Offer = (wanted, best) => scanner.offerTypos(wanted, best, true);
  const typos: Offer = (wanted, best) => scanner.offerTypos(wanted, best, false);

  return (query, { lang, limit }) => {
    meter.reset();
    const telugu = COMES_FROM_TELUGU_STATES.has(lang) || TELUGU.test(query);
    const readings = readQuery(query);

    const groupsWithin = divisions.forOneQuery(meter);

    /** What the first of the readings finds that finds anything. */
    const firstFound = (tried: readonly Reading[], ...offers: readonly Offer[]): PlacesFound => {
      for (const { letters, qualifiers } of tried) {
        if (meter.looks > MOST_LOOKS) break;
        const within = qualifiers.length === 0 ? undefined : groupsWithin(qualifiers);
        if (within === null) continue;
        const wanted: Wanted = { letters, telugu, ...(within && { within }) };
        const best = new BestPlaces(2 * limit);
        for (const offer of offers) offer(wanted, best);
        const found = best.places();
        const [first] = found;
        if (first === undefined) continue;
        const exact = exactPlaces(table, wanted, meter);
        return {
          places: withoutRepeats(found.map((place) => describePlace(table, place, lang))).slice(0, limit),
          exact: exact.includes(first) ? exact.length : 0,
        };
      }
      return NOTHING;
    };
    const anywhere = readings.map(({ letters }) => ({ letters, qualifiers: [] }));
    const attempts = [
      () => firstFound(readings.slice(0, 1), fits, largeTypos),
      () => firstFound(readings.slice(1), fits),
      () => firstFound(readings, typos),
      // "Hyderabad, Andhra Pradesh" was right for people born there, and must still be found.
      () => ({ ...firstFound(anywhere, fits), exact: 0 }),
    ];
    for (const attempt of attempts) {
      const found = attempt();
      if (found.places.length > 0) return found;
    }
    return NOTHING;
  };
}

/** Leaves out a place that reads like a better one and lies beside it. */
function withoutRepeats(places: readonly PopulatedPlace[]): PopulatedPlace[] {
  return places.filter(
    (place, index) =>
      !places
        .slice(0, index)
        .some(
          (other) =>
            other.name === place.name &&
            other.admin === place.admin &&
            other.countryCode === place.countryCode &&
            Math.abs(other.latitudeDeg - place.latitudeDeg) < SAME_TOWN_DEG &&
            Math.abs(other.longitudeDeg - place.longitudeDeg) < SAME_TOWN_DEG,
        ),
  );
}
