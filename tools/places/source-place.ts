/** One populated place as the sources give it, after they are joined. Degrees, north and east positive. */
export interface SourcePlace {
  /** GeoNames id; absent where only the package without ids knows the place. */
  readonly geonameId?: number;
  readonly name: string;
  /** Every other name any source gives. */
  readonly otherNames: readonly string[];
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  /** 0: not known. */
  readonly population: number;
  /** IANA id as stored by the source, possibly outdated. */
  readonly zone?: string;
}
