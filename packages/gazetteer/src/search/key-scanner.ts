import type { PlaceTable } from "../file/place-table.ts";
import { sound } from "../text/sound.ts";
import type { BestPlaces } from "./best-places.ts";
import { BEST_FIT, fitOf, soundLengthOf } from "./fit.ts";
import { MAIN_NAME } from "./key-sources.ts";
import type { KeyTable } from "./key-table.ts";
import { oneTypoAway } from "./one-typo.ts";
import { everyKey, soundRange } from "./sound-range.ts";
import { Weights } from "./weights.ts";
import type { WorkMeter } from "./work-meter.ts";

/** The text to search for, and where. */
export interface Wanted {
  readonly letters: string;
  /** Whether places of the Telugu states come first. */
  readonly telugu: boolean;
  /** 1 for each group of places that may be found; without it all may. */
  readonly within?: Uint8Array;
}

/** From this many letters on a slip is forgiven. */
const TYPO_FROM = 5;
/** A mistyped large town is listed among the villages that fit: gunter is Guntur after two Gunters in Texas. */
const WHOLE_NAME_MISTYPED = 4;
/** Large in tenfolds of population: 300,000 abroad, 20,000 in India. */
const LARGE = 5.5;
const START_MISTYPED = 20;

const INDIC = /[\u0900-\u0d7f]/;
/** In any Indian script. */
const LAST_NASAL_DOT = /[\u0902\u0982\u0a02\u0a82\u0b02\u0b82\u0c02\u0c82\u0d02]$/;
const LAST_VOWEL = /[aiu]$/;
const LOST_VOWEL = 0.3;

const encoder = new TextEncoder();

/** Looks through the keys that begin like what is wanted and offers their places by fit and weight. */
export class KeyScanner {
  readonly #keys: KeyTable;
  readonly #weights: Weights;
  readonly #meter: WorkMeter;

  constructor(table: PlaceTable, meter: WorkMeter) {
    this.#keys = table.keys;
    this.#weights = new Weights(table);
    this.#meter = meter;
  }

  /** Offers what begins so, by letters or by sound. */
  offerFits(wanted: Wanted, best: BestPlaces): void {
    const typed = encoder.encode(wanted.letters);
    for (const { heard, lost } of soundsOf(wanted.letters)) {
      const { from, to } = soundRange(this.#keys, heard, everyKey(this.#keys));
      this.#meter.add(to - from);
      for (let key = from; key < to; key++) {
        const weight = this.#weigh(key, wanted);
        if (weight === Number.NEGATIVE_INFINITY || weight + BEST_FIT < best.floor) continue;
        best.offer(this.#keys.places[key] ?? 0, weight + fitOf(this.#keys, key, typed, heard.length) - lost);
      }
    }
  }

  /** Offers what begins so but for one slip; beside what fits, only large towns whose whole name was typed. */
  offerTypos(wanted: Wanted, best: BestPlaces, besideFits: boolean): void {
    const { letters } = wanted;
    if ([...letters].length < TYPO_FROM || soundsOf(letters).length === 0) return;
    if (besideFits && best.size === 0) return;
    const keys = this.#keys;
    const typed = encoder.encode(letters);
    for (const { range, length, wholeOnly } of oneTypoAway(keys, encoder.encode(sound(letters)), this.#meter)) {
      this.#meter.add(range.to - range.from);
      for (let key = range.from; key < range.to; key++) {
        const whole = soundLengthOf(keys, key) === length;
        const weight = this.#weigh(key, wanted);
        const missed = whole ? WHOLE_NAME_MISTYPED : START_MISTYPED;
        if ((wholeOnly && !whole) || weight === Number.NEGATIVE_INFINITY) continue;
        if (weight + BEST_FIT - missed < best.floor) continue;
        if (besideFits && !(whole && this.#isLargeByMainName(key))) continue;
        best.offer(keys.places[key] ?? 0, weight + fitOf(keys, key, typed, length) - missed);
      }
    }
  }

  /** Less than any floor where the place may not be found. */
  #weigh(key: number, { within, telugu }: Wanted): number {
    if (within && within[this.#weights.groups[key] ?? 0] !== 1) return Number.NEGATIVE_INFINITY;
    return this.#weights.of(key, telugu);
  }

  #isLargeByMainName(key: number): boolean {
    return this.#keys.kinds[key] === MAIN_NAME && (this.#weights.plain[key] ?? 0) >= LARGE;
  }
}

/**
 * The sounds to look for; none if hardly a sound is left of the typed text (zzzzzz). Indian scripts write a last vowel that
 * Latin spelling often drops: గుంటూరు, Guntur. A nasal dot typed last sounds as m, and as n if a letter like g or t comes
 * next: వరం, of వరంగల్.
 */
function soundsOf(letters: string): { readonly heard: Uint8Array; readonly lost: number }[] {
  const heard = sound(letters);
  if (heard.length * 2 < letters.length) return [];
  const sounds = [{ heard: encoder.encode(heard), lost: 0 }];
  if (INDIC.test(letters) && heard.length > TYPO_FROM && LAST_VOWEL.test(heard)) {
    sounds.push({ heard: encoder.encode(heard.slice(0, -1)), lost: LOST_VOWEL });
  }
  if (LAST_NASAL_DOT.test(letters)) sounds.push({ heard: encoder.encode(heard.replace(/m$/, "n")), lost: 0 });
  return sounds;
}
