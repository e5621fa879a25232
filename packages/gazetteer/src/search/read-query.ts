import { fold } from "../text/fold.ts";

/** One way to understand what was typed: a name, and words that country, state or district must begin with. */
export interface Reading {
  readonly letters: string;
  readonly qualifiers: readonly string[];
}

const COMMA = /[,،;|]/;
const SPACE = /\s+/;
/** No name has more words or letters that distinguish it; this keeps the work for any query small. */
const MOST_TYPED = 200;
const MOST_WORDS = 8;
const MOST_LETTERS = 60;
const MOST_QUALIFIERS = 8;

/**
 * "Hyderabad, Telangana" has one reading. "edison nj" has two, tried in turn: a place called so, and an Edison in
 * something beginning with nj.
 */
export function readQuery(query: string): Reading[] {
  const [head = "", ...tail] = query.slice(0, MOST_TYPED).normalize("NFC").split(COMMA);
  const said = tail.flatMap(wordsOf);
  const words = wordsOf(head);
  const readings: Reading[] = [];
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const letters = words.slice(0, count).join("");
    const qualifiers = [...new Set([...words.slice(count), ...said].reverse())].reverse().slice(-MOST_QUALIFIERS);
    if (letters.length <= MOST_LETTERS) readings.push({ letters, qualifiers });
  }
  return readings;
}

function wordsOf(text: string): string[] {
  return text
    .trim()
    .split(SPACE)
    .map(fold)
    .filter((word) => word !== "");
}
