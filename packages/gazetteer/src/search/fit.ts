import { LATER_WORD, MAIN_NAME } from "./key-sources.ts";
import type { KeyTable } from "./key-table.ts";

/*
 * Points for how well a key fits what was typed, in tenfolds of population: a name typed in full outranks a place a
 * thousand times larger that only begins so. Tuned by the table of queries in search-places.test.ts.
 */
const WHOLE_IN_LETTERS = 3;
const WHOLE_BY_SOUND = 2;
const START_IN_LETTERS = 1;
const START_BY_SOUND = 0.6;
/** What a former or other name, and a later word of a name, counts less. */
const OTHER_NAME_WHOLE = 1.5;
const OTHER_NAME_START = 1.2;
const LATER_WORD_WHOLE = 2;
const LATER_WORD_START = 1;
/** This few letters are too little to match by sound or by a former name: sa should find neither Shanghai nor Delhi. */
const FEW_LETTERS = 3;
const FEW_LETTERS_BY_SOUND = 1.5;
const FEW_LETTERS_OF_OTHER_NAME = 1;
/** The more of the name is typed, the better: up to this much. */
const COMPLETENESS = 0.5;

/** No key fits better. */
export const BEST_FIT = WHOLE_IN_LETTERS + COMPLETENESS;

/** How well a key whose sound begins with the typed sound fits the typed letters. */
export function fitOf(keys: KeyTable, key: number, letters: Uint8Array, soundLength: number): number {
  const start = keys.letterStarts[key] ?? 0;
  const length = (keys.letterStarts[key + 1] ?? 0) - start;
  const sameLetters = startsWith(keys.letters, start, length, letters);
  const whole = sameLetters ? length === letters.length : soundLengthOf(keys, key) === soundLength;
  const few = letters.length <= FEW_LETTERS;
  const bySound = few && !sameLetters ? FEW_LETTERS_BY_SOUND : 0;
  const kind = keys.kinds[key];
  if (whole) {
    const less = kind === MAIN_NAME ? 0 : kind === LATER_WORD ? LATER_WORD_WHOLE : OTHER_NAME_WHOLE;
    return (sameLetters ? WHOLE_IN_LETTERS : WHOLE_BY_SOUND) + COMPLETENESS - bySound - less;
  }
  const ofOther = OTHER_NAME_START + (few ? FEW_LETTERS_OF_OTHER_NAME : 0);
  const less = kind === MAIN_NAME ? 0 : kind === LATER_WORD ? LATER_WORD_START : ofOther;
  const complete = (COMPLETENESS * Math.min(letters.length, length)) / Math.max(length, 1);
  return (sameLetters ? START_IN_LETTERS : START_BY_SOUND) + complete - bySound - less;
}

export function soundLengthOf(keys: KeyTable, key: number): number {
  return (keys.soundStarts[key + 1] ?? 0) - (keys.soundStarts[key] ?? 0);
}

function startsWith(bytes: Uint8Array, start: number, length: number, beginning: Uint8Array): boolean {
  if (length < beginning.length) return false;
  for (let index = 0; index < beginning.length; index++) {
    if (bytes[start + index] !== beginning[index]) return false;
  }
  return true;
}
