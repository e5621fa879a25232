export type { Address } from "./address-at.ts";
export { ATTRIBUTION } from "./attribution.ts";
export type { Gazetteer } from "./gazetteer.ts";
export { GazetteerError } from "./gazetteer-error.ts";
export type { PopulatedPlace } from "./populated-place.ts";
export type { PlacesFound, SearchOptions } from "./search/search-places.ts";
export { zoneAt } from "./zone-at.ts";
