import type { PlaceTable } from "../file/place-table.ts";
import { sound } from "../text/sound.ts";
import { soundLengthOf } from "./fit.ts";
import type { Wanted } from "./key-scanner.ts";
import { LATER_WORD } from "./key-sources.ts";
import { everyKey, soundRange } from "./sound-range.ts";
import type { WorkMeter } from "./work-meter.ts";

/** Two rows of one name and district closer than this are one town twice. Degrees times 100,000. */
const SAME_TOWN_E5 = 30_000;

const encoder = new TextEncoder();

/**
 * The places with exactly this name, letter for letter, as their own or any other name; a town that is in the table twice
 * counts once, by its first row.
 */
export function exactPlaces(table: PlaceTable, { letters, within }: Wanted, meter: WorkMeter): number[] {
  const { keys, groups } = table;
  const typed = encoder.encode(letters);
  const heard = encoder.encode(sound(letters));
  const { from, to } = soundRange(keys, heard, everyKey(keys));
  const found: number[] = [];
  // Keys are in order of sound, so those of exactly this sound come before those that only begin with it.
  for (let key = from; key < to && soundLengthOf(keys, key) === heard.length; key++) {
    meter.add(1);
    const place = keys.places[key] ?? 0;
    if (keys.kinds[key] === LATER_WORD || !hasLetters(table, key, typed)) continue;
    if (within && within[groups[place] ?? 0] !== 1) continue;
    if (!found.some((other) => isSameTown(table, place, other))) found.push(place);
  }
  return found;
}

function hasLetters({ keys }: PlaceTable, key: number, typed: Uint8Array): boolean {
  const start = keys.letterStarts[key] ?? 0;
  const end = keys.letterStarts[key + 1] ?? 0;
  return end - start === typed.length && typed.every((byte, index) => keys.letters[start + index] === byte);
}

function isSameTown({ groups, latitudesE5, longitudesE5 }: PlaceTable, a: number, b: number): boolean {
  return (
    groups[a] === groups[b] &&
    Math.abs((latitudesE5[a] ?? 0) - (latitudesE5[b] ?? 0)) < SAME_TOWN_E5 &&
    Math.abs((longitudesE5[a] ?? 0) - (longitudesE5[b] ?? 0)) < SAME_TOWN_E5
  );
}
