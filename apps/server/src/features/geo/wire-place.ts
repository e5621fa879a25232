import { HYDERABAD, type Place as WirePlace } from "@vedanga/contract";
import type { Place } from "@vedanga/gazetteer";

/** A place as the wire has it. Hyderabad stands where the product's own almanac has it, not at the list's own centre. */
export function wirePlace(place: Place): WirePlace {
  const { id, name, admin, country, latitudeDeg, longitudeDeg, zone, population } = place;
  const [lat, lon] = id === HYDERABAD.id ? [Number(HYDERABAD.lat), Number(HYDERABAD.lon)] : [latitudeDeg, longitudeDeg];
  return { id, name, admin, country, lat, lon, zone, population };
}
