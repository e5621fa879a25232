import { type CivilDate, isPossibleDate, SKY_YEARS } from "@vedanga/contract";

/** The place of an almanac, as an address names it. */
export type Where =
  | { readonly kind: "unsaid" }
  /** By its id in the list of places. */
  | { readonly kind: "place"; readonly id: string }
  /** Decimal degrees as they are sent, and the IANA zone whose clocks count. */
  | { readonly kind: "point"; readonly lat: string; readonly lon: string; readonly zone: string };

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;
/** Shape only; whether the zone exists is found out where its clocks are needed. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/;
/** A number of GeoNames, one of our own after a `v`, or the id of another provider, which contains a digit. */
const PLACE_ID = /^(v[0-9a-z]{7}|(?=.*\d)[\w-]{1,300})$/;

const isDegrees = (text: string, most: number): boolean => DEGREES.test(text) && Math.abs(Number(text)) <= most;

/** `place`, or `lat`, `lon` and `zone` of an address; null if they are impossible. */
export function whereIn(query: URLSearchParams): Where | null {
  const [id, lat, lon, zone] = ["place", "lat", "lon", "zone"].map((name) => query.get(name));
  if (id) return PLACE_ID.test(id) ? { kind: "place", id } : null;
  if (!lat && !lon && !zone) return { kind: "unsaid" };
  const isPoint = lat && lon && zone && isDegrees(lat, 90) && isDegrees(lon, 180) && ZONE.test(zone);
  return isPoint ? { kind: "point", lat, lon, zone } : null;
}

/** The same as parameters. */
export function whereParameters(where: Where): Record<string, string> {
  if (where.kind === "place") return { place: where.id };
  if (where.kind === "point") return { lat: where.lat, lon: where.lon, zone: where.zone };
  return {};
}

/** A date that exists, within the years the sky is known for; null for any other text. */
export function dateIn(text: string): CivilDate | null {
  const [, year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).map(Number);
  const date = { year, month, day };
  return isPossibleDate(date) && year >= SKY_YEARS.first && year <= SKY_YEARS.last ? date : null;
}
