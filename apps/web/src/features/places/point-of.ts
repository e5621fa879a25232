import { HYDERABAD } from "@vedanga/contract";
import { SACRED_PLACE_FACTS, type SacredPlaceId } from "@vedanga/sacred-places";
import { INDIA } from "./india.ts";

/** Where a place is, as calls take it. All of India has the offset of Hyderabad. */
export function pointOf(id: SacredPlaceId) {
  const { latitudeDeg, longitudeDeg } = SACRED_PLACE_FACTS[id];
  return { lat: String(latitudeDeg), lon: String(longitudeDeg), zone: INDIA, tz: HYDERABAD.tz };
}
