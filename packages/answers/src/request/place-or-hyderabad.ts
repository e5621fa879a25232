import { type DailyMoonResponse, HYDERABAD, type SignDayRequest } from "@vedanga/contract";

const DEFAULT_PLACE = {
  latitudeDeg: Number(HYDERABAD.lat),
  longitudeDeg: Number(HYDERABAD.lon),
  tz: undefined,
  zone: HYDERABAD.zone,
};

/** Where the prediction of a request is calculated, and by which clock: at Hyderabad if it names no place. */
export function placeOrHyderabad({ lat, lon, tz, zone }: Pick<SignDayRequest, "lat" | "lon" | "tz" | "zone">) {
  if (lat === undefined || lon === undefined) return DEFAULT_PLACE;
  return { latitudeDeg: lat, longitudeDeg: lon, tz, zone };
}

/** The place as an answer repeats it, its clock by whichever of the two it was named. */
export const wirePlace = ({
  latitudeDeg,
  longitudeDeg,
  tz,
  zone,
}: ReturnType<typeof placeOrHyderabad>): DailyMoonResponse["place"] => ({
  lat: latitudeDeg,
  lon: longitudeDeg,
  ...(tz !== undefined && { tz }),
  ...(zone !== undefined && { zone }),
});
