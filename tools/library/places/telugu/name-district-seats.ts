import { fold } from "../../../../packages/gazetteer/src/text/fold.ts";
import type { Divisions } from "../name-divisions.ts";
import type { PlaceEntry } from "../place-entry.ts";

/** A place called like a district of its state, for the most part its seat, is called so in Telugu too, if no table says otherwise. */
export function nameDistrictSeats(entries: readonly PlaceEntry[], { districtNames }: Divisions): void {
  const keyOf = (country: string, state: string, name: string): string => `${country} ${state} ${fold(name)}`;
  const known = new Map(
    districtNames.map(({ country, admin1, name, nameTe }) => [keyOf(country, admin1, name), nameTe]),
  );
  for (const entry of entries) {
    const nameTe = known.get(keyOf(entry.country, entry.admin1, entry.name));
    if (entry.nameTe === undefined && nameTe !== undefined) entry.nameTe = nameTe;
  }
}
