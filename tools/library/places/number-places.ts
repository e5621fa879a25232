import { createHash } from "node:crypto";
import { fold } from "../../../packages/gazetteer/src/text/fold.ts";
import type { PlaceEntry } from "./place-entry.ts";

const OWN = 0x8000_0000;

/**
 * The number behind a place's id: its GeoNames id, or if no source has one, a number of our own with the top bit
 * set, drawn from country, state, name and spot to 0.01 degree, so that it survives most updates of the sources.
 */
export function numberPlaces(entries: readonly PlaceEntry[]): ReadonlyMap<PlaceEntry, number> {
  const numbers = new Map<PlaceEntry, number>();
  const taken = new Set<number>();
  for (const entry of entries) {
    if (entry.geonameId === undefined) continue;
    if (taken.has(entry.geonameId)) throw new Error(`Two places have the GeoNames id ${entry.geonameId}.`);
    taken.add(entry.geonameId);
    numbers.set(entry, entry.geonameId);
  }
  const nameless = entries.filter((entry) => entry.geonameId === undefined);
  const spots = new Map(nameless.map((entry) => [entry, spotOf(entry)]));
  nameless.sort((a, b) => compare(spots.get(a) ?? "", spots.get(b) ?? ""));
  for (const entry of nameless) {
    const digest = createHash("sha256")
      .update(spots.get(entry) ?? "")
      .digest();
    let number = (digest.readUInt32LE(0) | OWN) >>> 0;
    while (taken.has(number)) number = ((number + 1) | OWN) >>> 0;
    taken.add(number);
    numbers.set(entry, number);
  }
  return numbers;
}

function spotOf(entry: PlaceEntry): string {
  const spot = `${entry.latitudeDeg.toFixed(2)} ${entry.longitudeDeg.toFixed(2)}`;
  return `${entry.country}.${entry.admin1Code} ${fold(entry.name)} ${spot}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
