import { HYDERABAD, type Place } from "@vedanga/contract";
import type { PopulatedPlace } from "@vedanga/gazetteer";

/** A place in the wire format. Hyderabad has the coordinates of the product's own almanac, not those of the list. */
export function wirePlace(place: PopulatedPlace): Place {
  const { id, name, admin, country, latitudeDeg, longitudeDeg, zone, population } = place;
  const [lat, lon] = id === HYDERABAD.id ? [Number(HYDERABAD.lat), Number(HYDERABAD.lon)] : [latitudeDeg, longitudeDeg];
  return { id, name, admin, country, lat, lon, zone, population };
}
