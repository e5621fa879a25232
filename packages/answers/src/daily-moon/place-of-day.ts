import type { DailyMoonRequest } from "@vedanga/contract";

/** Hyderabad: whose sunrise begins the day of one who names no place. */
const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867, tz: 5.5 };

/** Where the day of a request is reckoned, and by which clock. */
export function placeOfDay({ lat, lon, tz, zone }: Pick<DailyMoonRequest, "lat" | "lon" | "tz" | "zone">) {
  if (lat === undefined || lon === undefined || tz === undefined) return HYDERABAD;
  return { latitudeDeg: lat, longitudeDeg: lon, tz, zone };
}
