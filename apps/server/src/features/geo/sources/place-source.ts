import type { Address, PlacesFound, PopulatedPlace, SearchOptions } from "@vedanga/gazetteer";
import type { Language } from "@vedanga/names";

/** Finds places by name and by id. */
export interface PlaceSource {
  /** Places by name, best first; an outside source does not say which names are exactly those typed. */
  search(query: string, options: SearchOptions): Promise<Pick<PlacesFound, "places"> & Partial<PlacesFound>>;
  /** The place of an id of this source's own, null when there is none. */
  byId(id: string, lang: Language): Promise<PopulatedPlace | null>;
}

/** Finds the place at coordinates; null: nothing near. Degrees, north and east positive. */
export interface AddressSource {
  reverse(latitudeDeg: number, longitudeDeg: number, lang: Language): Promise<Address | null>;
}
