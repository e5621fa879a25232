import { describePlace } from "../describe-place.ts";
import type { PlaceTable } from "../file/place-table.ts";
import type { Lang, Place } from "../place.ts";
import { sound } from "../text/sound.ts";
import { BestPlaces } from "./best-places.ts";
import { fitOf, soundLengthOf } from "./fit.ts";
import { MAIN_NAME } from "./key-sources.ts";
import { oneTypoAway } from "./one-typo.ts";
import { qualifierCheck } from "./qualifier-check.ts";
import { type Reading, readQuery } from "./read-query.ts";
import { everyKey, soundRange } from "./sound-range.ts";
import { weighPlaces } from "./weights.ts";

export interface SearchOptions {
  readonly lang: Lang;
  /** The most places to answer with; at least 1. */
  readonly limit: number;
}

/** From this many letters on a slip is forgiven. */
const TYPO_FROM = 5;
/** A large town mistyped stands among the villages that fit: gunter is Guntur after two Gunters in Texas. */
const WHOLE_NAME_MISTYPED = 4;
/** Large in tenfolds of population: 300,000 abroad, 20,000 in India. */
const LARGE = 5.5;
const START_MISTYPED = 20;

/** Two rows with the same words closer than this are one town twice. Degrees. */
const SAME_TOWN_DEG = 0.3;

const TELUGU = /[\u0c00-\u0c7f]/;
const INDIC = /[\u0900-\u0d7f]/;
const LAST_VOWEL = /[aiu]$/;
const LOST_VOWEL = 0.3;

const encoder = new TextEncoder();

/**
 * Prepares the search over a table. It finds names by how they begin and sound, then with one slip, best first:
 * by fit, then size, Indian places raised; in Telugu those of the two Telugu states raised further. Words after the
 * name, with or without a comma, narrow it to a country, state or district. The search holds scratch memory of its
 * own; its answers share nothing with it.
 */
export function searchPlaces(table: PlaceTable): (query: string, options: SearchOptions) => Place[] {
  const { keys } = table;
  const weights = weighPlaces(table);
  const best = new BestPlaces(table.count);
  const satisfies = qualifierCheck(table);

  type Offer = (reading: Reading, telugu: boolean) => void;

  const offer = (key: number, fit: number, telugu: boolean): void => {
    const place = keys.places[key] ?? 0;
    best.offer(place, (weights.plain[place] ?? 0) + (telugu ? (weights.telugu[place] ?? 0) : 0) + fit);
  };

  const offerFits: Offer = ({ letters }, telugu) => {
    const typed = encoder.encode(letters);
    for (const { heard, lost } of soundsOf(letters)) {
      const { from, to } = soundRange(keys, heard, everyKey(keys));
      for (let key = from; key < to; key++) offer(key, fitOf(keys, key, typed, heard.length) - lost, telugu);
    }
  };

  const offerTypos =
    (besideFits: boolean): Offer =>
    ({ letters }, telugu) => {
      if ([...letters].length < TYPO_FROM || soundsOf(letters).length === 0 || (besideFits && best.size === 0)) return;
      const typed = encoder.encode(letters);
      for (const { range, length, wholeOnly } of oneTypoAway(keys, encoder.encode(sound(letters)))) {
        for (let key = range.from; key < range.to; key++) {
          const whole = soundLengthOf(keys, key) === length;
          if (wholeOnly && !whole) continue;
          if (besideFits && !(whole && isLargeByMainName(key))) continue;
          const missed = whole ? WHOLE_NAME_MISTYPED : START_MISTYPED;
          offer(key, fitOf(keys, key, typed, length) - missed, telugu);
        }
      }
    };

  const isLargeByMainName = (key: number): boolean =>
    keys.kinds[key] === MAIN_NAME && (weights.plain[keys.places[key] ?? 0] ?? 0) >= LARGE;

  return (query, { lang, limit }) => {
    const telugu = lang === "te" || TELUGU.test(query);
    const readings = readQuery(query.normalize("NFC"));

    /** What the first of the readings finds that finds anything. */
    const firstFound = (tried: readonly Reading[], ...offers: readonly Offer[]): number[] => {
      for (const reading of tried) {
        for (const make of offers) make(reading, telugu);
        const places = best.take(2 * limit, (place) => satisfies(place, reading.qualifiers));
        if (places.length > 0) return places;
      }
      return [];
    };
    const attempts = [
      () => firstFound(readings.slice(0, 1), offerFits, offerTypos(true)),
      () => firstFound(readings.slice(1), offerFits),
      () => firstFound(readings, offerTypos(false)),
      // "Hyderabad, Andhra Pradesh" was right for whoever was born there, and is still to be found.
      () =>
        firstFound(
          readings.map(({ letters }) => ({ letters, qualifiers: [] })),
          offerFits,
        ),
    ];
    for (const attempt of attempts) {
      const places = attempt().map((place) => describePlace(table, place, lang));
      if (places.length > 0) return withoutRepeats(places).slice(0, limit);
    }
    return [];
  };
}

/** The sounds to look for; none where hardly a sound is left of what was typed (zzzzzz). Indian scripts write a last vowel that Latin spelling often drops: గుంటూరు, Guntur. */
function soundsOf(letters: string): { readonly heard: Uint8Array; readonly lost: number }[] {
  const heard = sound(letters);
  if (heard.length * 2 < letters.length) return [];
  const sounds = [{ heard: encoder.encode(heard), lost: 0 }];
  if (INDIC.test(letters) && heard.length > TYPO_FROM && LAST_VOWEL.test(heard)) {
    sounds.push({ heard: encoder.encode(heard.slice(0, -1)), lost: LOST_VOWEL });
  }
  return sounds;
}

/** Leaves out a place that reads like a better one and lies beside it. */
function withoutRepeats(places: readonly Place[]): Place[] {
  return places.filter(
    (place, index) =>
      !places
        .slice(0, index)
        .some(
          (other) =>
            other.name === place.name &&
            other.admin === place.admin &&
            other.countryCode === place.countryCode &&
            Math.abs(other.latitudeDeg - place.latitudeDeg) < SAME_TOWN_DEG &&
            Math.abs(other.longitudeDeg - place.longitudeDeg) < SAME_TOWN_DEG,
        ),
  );
}
