/** A populated place in the words of one language. */
export interface PopulatedPlace {
  /** Stays the same from one edition of the data to the next: the GeoNames id, or "v" and seven characters of ours. */
  readonly id: string;
  /** In the requested language if that name is known, else in Latin letters. */
  readonly name: string;
  readonly nameEn: string;
  readonly nameTe?: string;
  /** District and state in one line, leaving out what the name already says. May be empty. */
  readonly admin: string;
  /** State or province; empty if there is none. */
  readonly admin1: string;
  /** District or county; empty if there is none. */
  readonly admin2: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Degrees, north positive, to about a metre. */
  readonly latitudeDeg: number;
  /** Degrees, east positive. */
  readonly longitudeDeg: number;
  /** IANA time zone id. */
  readonly zone: string;
  /** 0: not known. */
  readonly population: number;
}
