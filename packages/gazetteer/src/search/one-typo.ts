import type { KeyTable } from "./key-table.ts";
import { everyKey, type KeyRange, soundRange } from "./sound-range.ts";
import type { WorkMeter } from "./work-meter.ts";

/** Letters a sound can have: those that sound as another (e, o, w, f …) do not occur. */
const SOUNDS = Uint8Array.from("abcdghijklmnprstuvy", (letter) => letter.charCodeAt(0));

/** A slip of the first letter is rare and costs most to look for. */
const FIRST_CHANGED = 1;

export interface TypoMatch {
  readonly range: KeyRange;
  /** The sound that was looked for in place of the one typed. */
  readonly length: number;
  /** Whether only keys of exactly that sound count. */
  readonly wholeOnly: boolean;
}

/**
 * Every range of keys that begins with the sound typed but for one slip: a letter wrong, missing, too many, or two
 * neighbours swapped (Damerau 1964). Rather than comparing keys with the query, the few hundred sounds one slip away
 * are looked up in the ordered keys, narrowing from the part before the slip.
 */
export function oneTypoAway(keys: KeyTable, sound: Uint8Array, meter: WorkMeter): TypoMatch[] {
  const matches: TypoMatch[] = [];
  let before = soundRange(keys, sound.subarray(0, FIRST_CHANGED), everyKey(keys));
  const tryOut = (changed: Uint8Array, shared: number, wholeOnly = false): void => {
    meter.add(1);
    const range = soundRange(keys, changed, before, shared);
    if (range.to > range.from) matches.push({ range, length: changed.length, wholeOnly });
  };
  for (let at = FIRST_CHANGED; at <= sound.length && before.to > before.from; at++) {
    const rest = sound.subarray(at);
    for (const letter of SOUNDS) {
      if (letter !== sound[at] && letter !== sound[at - 1]) tryOut(replaced(sound, at, 0, letter), at);
      if (at < sound.length && letter !== sound[at]) tryOut(replaced(sound, at, 1, letter), at);
    }
    if (rest.length === 1) tryOut(sound.subarray(0, at), at, true);
    if (rest.length > 1) {
      tryOut(replaced(sound, at, 1), at);
      if (rest[0] !== rest[1]) tryOut(replaced(sound, at, 2, rest[1] ?? 0, rest[0] ?? 0), at);
    }
    before = soundRange(keys, sound.subarray(0, at + 1), before, at);
  }
  return matches;
}

/** The sound with `count` letters from `at` replaced by others. */
function replaced(sound: Uint8Array, at: number, count: number, ...letters: number[]): Uint8Array {
  const result = new Uint8Array(sound.length - count + letters.length);
  result.set(sound.subarray(0, at));
  result.set(letters, at);
  result.set(sound.subarray(at + count), at + letters.length);
  return result;
}
