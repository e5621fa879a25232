import type { ZoneAt } from "@vedanga/answers";
import type { Gazetteer } from "@vedanga/gazetteer";
import { type SureZones, sureZoneAt } from "@vedanga/gazetteer/sure-zones/sure-zones";
import { BeyondDevice } from "./beyond-device.ts";

/** So near to a place the point is the place, typed in other digits. */
const SAME_PLACE_KM = 1;

/** The clock at a point. The borders of all zones are too large to be kept here: where it takes them, nothing is guessed. */
export const deviceZones =
  (sure: SureZones, gazetteer: Pick<Gazetteer, "nearest">): ZoneAt =>
  (latitudeDeg, longitudeDeg) => {
    const zone = sureZoneAt(sure, latitudeDeg, longitudeDeg);
    if (zone !== undefined) return zone;
    const { place, distanceKm } = gazetteer.nearest(latitudeDeg, longitudeDeg, "en");
    if (distanceKm > SAME_PLACE_KM) throw new BeyondDevice("clock");
    return place.zone;
  };
