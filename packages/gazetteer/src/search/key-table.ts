import { foldBytes } from "../text/fold.ts";
import { soundBytes } from "../text/sound.ts";
import { type KeySources, keyCount, keySource } from "./key-sources.ts";

/** The search keys in order of their sound, each with its letters and its sound, in a few flat arrays. */
export interface KeyTable {
  readonly count: number;
  readonly places: Uint32Array;
  readonly kinds: Uint8Array;
  readonly letters: Uint8Array;
  /** One more entry than keys. */
  readonly letterStarts: Uint32Array;
  readonly sounds: Uint8Array;
  readonly soundStarts: Uint32Array;
}

/** Lays the keys out in the given order, which the file carries so that nothing is sorted at start. */
export function buildKeyTable(sources: KeySources, order: ArrayLike<number>): KeyTable {
  const count = order.length;
  const letters = new Uint8Array(roomFor(sources));
  const sounds = new Uint8Array(roomFor(sources));
  const letterStarts = new Uint32Array(count + 1);
  const soundStarts = new Uint32Array(count + 1);
  const places = new Uint32Array(count);
  const kinds = new Uint8Array(count);
  let letterEnd = 0;
  let soundEnd = 0;
  for (let rank = 0; rank < count; rank++) {
    const source = keySource(sources, order[rank] ?? 0);
    const letterStart = letterEnd;
    letterEnd = foldBytes(source.bytes, source.start, source.end, letters, letterStart);
    soundEnd = soundBytes(letters, letterStart, letterEnd, sounds, soundEnd);
    places[rank] = source.place;
    kinds[rank] = source.kind;
    letterStarts[rank + 1] = letterEnd;
    soundStarts[rank + 1] = soundEnd;
  }
  return {
    count,
    places,
    kinds,
    letters: letters.slice(0, letterEnd),
    letterStarts,
    sounds: sounds.slice(0, soundEnd),
    soundStarts,
  };
}

/** Neither folding nor sounding makes a text more than twice as long. */
function roomFor(sources: KeySources): number {
  const { names, aliases, teluguNames, wordPlaces } = sources;
  const words = wordPlaces.reduce((sum, place) => sum + names.end(place) - names.start(place), 0);
  return 2 * (names.bytes.length + aliases.bytes.length + teluguNames.bytes.length + words);
}

/** The order of all keys by sound, then letters, then their position in the sources. */
export function orderKeys(sources: KeySources): Uint32Array {
  const order = Uint32Array.from({ length: keyCount(sources) }, (_, key) => key);
  const { sounds, soundStarts, letters, letterStarts } = buildKeyTable(sources, order);
  const slice = (bytes: Uint8Array, starts: Uint32Array, key: number): Uint8Array =>
    bytes.subarray(starts[key], starts[key + 1]);
  return order.sort(
    (a, b) =>
      Buffer.compare(slice(sounds, soundStarts, a), slice(sounds, soundStarts, b)) ||
      Buffer.compare(slice(letters, letterStarts, a), slice(letters, letterStarts, b)) ||
      a - b,
  );
}
