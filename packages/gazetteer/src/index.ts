export type { Address } from "./address-at.ts";
export { ATTRIBUTION, type Attribution } from "./attribution.ts";
export { type Gazetteer, loadGazetteer, type NearPlace } from "./gazetteer.ts";
export { GazetteerError } from "./gazetteer-error.ts";
export type { Lang, Place } from "./place.ts";
export type { SearchOptions } from "./search/search-places.ts";
export { zoneAt, zonesAt } from "./zone-at.ts";
