import { DAYS_CACHE, PERSON_CACHE } from "#platform/offline/cache-names.ts";
import { type AskedPoint, askedPoint } from "./question-moment.ts";

/** Someone who is kept on this device; their birth, if it is known here. */
export interface KeptPerson {
  readonly id: string;
  readonly birth: AskedPoint | null;
}

/** Who keeps an answer: a cache, and whether only what the server lets everybody keep may go there. */
export interface Keeper {
  readonly cacheName: string;
  readonly isOfAll: boolean;
}

/** What a screen is furnished with: nobody asks from when it is. */
const FURNISHINGS: readonly string[] = ["/geo/place", "/settings", "/slides", "/place-photos"];

/** Ends of paths: the calls themselves, with all they answer, would come with every page. Not the searches: what somebody typed is theirs. */
export const OF_ALL: readonly string[] = [
  ...["/panchang/panchang", "/panchang/day", "/panchang/coming", "/panchang/month", "/panchang/festivals-of-year"],
  ...["/prediction/daily-moon", "/prediction/yearly", "/utilities/gem-details"],
  ...FURNISHINGS,
];

/** Not what runs now: kept, it would later be shown as running. */
export const OF_A_BIRTH: readonly string[] = [
  ...["/horoscope/planet-details", "/horoscope/ascendant-report", "/dashas/maha-dasha-predictions"],
  ...["/dashas/antar-dasha", "/extended-horoscope/sade-sati-table", "/dosha/mangal-dosh", "/dosha/kaalsarp-dosh"],
  ...["/extended-horoscope/gem-suggestion", "/horoscope/chart-image", "/horoscope/divisions", "/horoscope/strengths"],
  ...["/horoscope/sensitivity", "/panchang/panchang", "/geo/timezone"],
];

export const OF_A_RECORD = "/get/user";

const isOneOf = (ends: readonly string[], path: string): boolean => ends.some((end) => path.endsWith(end));

/** Whether a reader is told when the kept answer of a call was kept. */
export const isDated = (path: string): boolean => !isOneOf(FURNISHINGS, path);

/** The zone of a point is asked about a point this much coarser. */
const NEAR_DEG = 0.001;

const isSame = (a: AskedPoint, b: AskedPoint): boolean =>
  a.moment === b.moment && Math.abs(a.lat - b.lat) < NEAR_DEG && Math.abs(a.lon - b.lon) < NEAR_DEG;

/**
 * Which cache keeps the answer to an address (path and query), while these people are kept on the device; undefined if none
 * does: so with every answer about a birth, a moment or a position that is not of one of them.
 */
export function keeperOf(address: string, people: readonly KeptPerson[]): Keeper | undefined {
  const [path = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  const ofPerson = (id: string): Keeper => ({ cacheName: PERSON_CACHE + id, isOfAll: false });
  if (path.endsWith(OF_A_RECORD)) {
    const person = people.find(({ id }) => id === query.get("id"));
    return person && ofPerson(person.id);
  }
  const asked = isOneOf(OF_A_BIRTH, path) ? askedPoint(query) : undefined;
  const born = asked && people.find(({ birth }) => birth !== null && isSame(birth, asked));
  if (born) return ofPerson(born.id);
  return isOneOf(OF_ALL, path) ? { cacheName: DAYS_CACHE, isOfAll: true } : undefined;
}
