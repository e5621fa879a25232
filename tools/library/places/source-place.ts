import type { PlaceDraft } from "../../../packages/gazetteer/src/file/place-draft.ts";

/** One populated place as the sources give it, after they are joined. Degrees, north and east positive. */
export interface SourcePlace
  extends Pick<PlaceDraft, "latitudeDeg" | "longitudeDeg" | "country" | "admin1" | "admin2" | "population"> {
  /** GeoNames id; absent if only the package without ids knows the place. */
  readonly geonameId?: number;
  readonly name: string;
  /** Every other name any source gives. */
  readonly otherNames: readonly string[];
  /** IANA id as stored by the source, possibly outdated. */
  readonly zone?: string;
}
