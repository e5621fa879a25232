import type { Address, Lang, Place, SearchOptions } from "@vedanga/gazetteer";

/** Who tells where a place lies. */
export interface PlaceSource {
  /** Places by name, best first. */
  search(query: string, options: SearchOptions): Promise<readonly Place[]>;
  /** The place of an id of this source's own, null when there is none. */
  byId(id: string, lang: Lang): Promise<Place | null>;
}

/** Who tells what lies at coordinates; null: nothing near. Degrees, north and east positive. */
export interface AddressSource {
  reverse(latitudeDeg: number, longitudeDeg: number, lang: Lang): Promise<Address | null>;
}
