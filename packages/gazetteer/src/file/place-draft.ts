/** A place as the generator hands it over to be written. Degrees to five decimals, about a metre. */
export interface PlaceDraft {
  /** The number behind the id: a GeoNames id, or one of our own with the top bit set. */
  readonly number: number;
  /** The name in Latin letters. */
  readonly name: string;
  readonly nameTe?: string;
  /** The Telugu name is not known but written as known ones are. */
  readonly nameTeByRule?: boolean;
  /** Further Latin names to be found by. */
  readonly aliases: readonly string[];
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly country: string;
  /** Names of the first and second division; empty if the sources have none. */
  readonly admin1: string;
  readonly admin2: string;
  /** 0: not known. */
  readonly population: number;
  /** Ranks the place like one with this many people, for pilgrim towns far better known than large. */
  readonly prominence?: number;
  readonly zone: string;
}

/** A state, province or other first division. */
export interface Admin1Draft {
  readonly country: string;
  readonly name: string;
  readonly nameTe?: string;
  /** What people write for short: AP, NJ. */
  readonly short?: readonly string[];
}

export interface DistrictNameDraft {
  readonly country: string;
  readonly admin1: string;
  readonly name: string;
  readonly nameTe: string;
}
