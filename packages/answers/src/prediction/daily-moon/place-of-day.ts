import { type DailyMoonRequest, HYDERABAD } from "@vedanga/contract";

/** The place whose sunrise begins the day if the request names none. */
const DEFAULT_PLACE = {
  latitudeDeg: Number(HYDERABAD.lat),
  longitudeDeg: Number(HYDERABAD.lon),
  tz: HYDERABAD.tz,
};

/** Where the day of a request is calculated, and by which clock. */
export function placeOfDay({ lat, lon, tz, zone }: Pick<DailyMoonRequest, "lat" | "lon" | "tz" | "zone">) {
  if (lat === undefined || lon === undefined) return DEFAULT_PLACE;
  return { latitudeDeg: lat, longitudeDeg: lon, tz, zone };
}
