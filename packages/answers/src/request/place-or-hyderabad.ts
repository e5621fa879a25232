import { type DailyMoonRequest, HYDERABAD } from "@vedanga/contract";

const DEFAULT_PLACE = {
  latitudeDeg: Number(HYDERABAD.lat),
  longitudeDeg: Number(HYDERABAD.lon),
  tz: undefined,
  zone: HYDERABAD.zone,
};

/** Where the prediction of a request is calculated, and by which clock: at Hyderabad if it names no place. */
export function placeOrHyderabad({ lat, lon, tz, zone }: Pick<DailyMoonRequest, "lat" | "lon" | "tz" | "zone">) {
  if (lat === undefined || lon === undefined) return DEFAULT_PLACE;
  return { latitudeDeg: lat, longitudeDeg: lon, tz, zone };
}
