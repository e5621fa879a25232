import { HYDERABAD, type Place } from "@vedanga/contract";

/** A place as the list of places has it. */
interface ListedPlace extends Omit<Place, "lat" | "lon"> {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** A place in the wire format. Hyderabad has the coordinates of the product's own almanac, not those of the list. */
export function wirePlace(place: ListedPlace): Place {
  const { id, name, admin, country, latitudeDeg, longitudeDeg, zone, population } = place;
  const [lat, lon] = id === HYDERABAD.id ? [Number(HYDERABAD.lat), Number(HYDERABAD.lon)] : [latitudeDeg, longitudeDeg];
  return { id, name, admin, country, lat, lon, zone, population };
}
