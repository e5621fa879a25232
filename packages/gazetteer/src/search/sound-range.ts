import type { KeyTable } from "./key-table.ts";

/** Keys from `from` up to but not including `to`. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** Keys whose sound begins with the given one, searched for within a range whose keys share its first `shared` bytes. */
export function soundRange(keys: KeyTable, sound: Uint8Array, within: KeyRange, shared = 0): KeyRange {
  const from = firstWhere(within, (key) => compareStart(keys, key, sound, shared) >= 0);
  const to = firstWhere({ from, to: within.to }, (key) => compareStart(keys, key, sound, shared) > 0);
  return { from, to };
}

export function everyKey(keys: KeyTable): KeyRange {
  return { from: 0, to: keys.count };
}

function firstWhere(range: KeyRange, isPast: (key: number) => boolean): number {
  let low = range.from;
  let high = range.to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Below, at or above 0 as the key sorts before the sound, begins with it, or sorts after it. */
function compareStart(keys: KeyTable, key: number, sound: Uint8Array, shared: number): number {
  const start = keys.soundStarts[key] ?? 0;
  const end = keys.soundStarts[key + 1] ?? 0;
  for (let index = shared; index < sound.length; index++) {
    if (start + index >= end) return -1;
    const difference = (keys.sounds[start + index] ?? 0) - (sound[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
