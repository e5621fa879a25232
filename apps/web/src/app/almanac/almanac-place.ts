import { HYDERABAD } from "#api/hyderabad.ts";
import { isKnownZone } from "#i18n/zone-clock.ts";

/** Where an almanac is asked for. Coordinates stay the text they came as, so that they name one answer everywhere. */
export interface AlmanacPlace {
  /** What it is called; empty where nobody named it. */
  readonly text: string;
  /** Decimal degrees, north and east positive. */
  readonly lat: string;
  readonly lon: string;
  /** IANA */
  readonly zone: string;
}

/** The city of the product's own almanac. Its name is a word of the catalogue. */
export const DEFAULT_PLACE: AlmanacPlace = {
  text: "",
  lat: HYDERABAD.lat,
  lon: HYDERABAD.lon,
  zone: HYDERABAD.zone,
};

export const isDefaultPlace = ({ lat, lon }: Pick<AlmanacPlace, "lat" | "lon">): boolean =>
  Number(lat) === Number(DEFAULT_PLACE.lat) && Number(lon) === Number(DEFAULT_PLACE.lon);

const DECIMAL = /^[+-]?\d{1,3}(\.\d{1,12})?$/;
const MOST_NAME_CHARACTERS = 80;

const isWithin = (text: string, limit: number): boolean => DECIMAL.test(text) && Math.abs(Number(text)) <= limit;

/** The place a list of parameters names, or null where one of them is missing or cannot be. */
export function placeFrom(read: (name: "lat" | "lon" | "zone" | "place") => string | null): AlmanacPlace | null {
  const [lat, lon, zone] = [read("lat"), read("lon"), read("zone")];
  if (lat === null || lon === null || zone === null) return null;
  if (!isWithin(lat, 90) || !isWithin(lon, 180) || !isKnownZone(zone)) return null;
  return { text: (read("place") ?? "").slice(0, MOST_NAME_CHARACTERS), lat, lon, zone };
}

/** The same as parameters of an address. */
export function placeParameters({ text, lat, lon, zone }: AlmanacPlace): Record<string, string> {
  return { lat, lon, zone, ...(text === "" ? {} : { place: text.slice(0, MOST_NAME_CHARACTERS) }) };
}

/** Whether two are one point by one clock, whatever they are called. */
export const isSamePlace = (a: AlmanacPlace, b: AlmanacPlace): boolean =>
  Number(a.lat) === Number(b.lat) && Number(a.lon) === Number(b.lon) && a.zone === b.zone;
