import type { Place as WirePlace } from "@vedanga/contract";
import type { Place } from "@vedanga/gazetteer";

/** A place as the wire tells of it. */
export const wirePlace = ({
  id,
  name,
  admin,
  country,
  latitudeDeg,
  longitudeDeg,
  zone,
  population,
}: Place): WirePlace => ({ id, name, admin, country, lat: latitudeDeg, lon: longitudeDeg, zone, population });
