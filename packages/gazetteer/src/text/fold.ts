/** Latin letters that Unicode does not take apart into a plain letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŋ: "n",
  þ: "th",
  ŧ: "t",
  ə: "e",
  ɣ: "g",
  ơ: "o",
  ư: "u",
  ǥ: "g",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
};

const LATIN_MARK = /[\u0300-\u036f]/gu;
const NOT_WORD = /[^\p{L}\p{M}\p{N}]/gu;

/**
 * Only letters below this are remembered: Latin, Greek, Cyrillic and the Indian scripts, all that names are written in.
 * A client chooses what is folded, and may send any character.
 */
const REMEMBERED_BELOW = 0x2000;

const folded: (string | undefined)[] = [];
const foldedBytes: (Uint8Array | undefined)[] = [];

/**
 * What one character is for comparing names: lower case, without Latin accents, nothing at all for spaces,
 * punctuation and joiners. Indian letters and signs stay as they are.
 */
export function foldCodePoint(codePoint: number): string {
  const known = folded[codePoint];
  if (known !== undefined) return known;
  const lower = String.fromCodePoint(codePoint).toLowerCase();
  const plain = [...lower.normalize("NFD").replace(LATIN_MARK, "")]
    .map((letter) => WHOLE_LETTERS[letter] ?? letter)
    .join("")
    .replace(NOT_WORD, "")
    // Indian vowel signs that NFD took apart must stay whole.
    .normalize("NFC");
  if (codePoint < REMEMBERED_BELOW) folded[codePoint] = plain;
  return plain;
}

/** "Śrī Kāḷahasti" to "srikalahasti", "New York" to "newyork". */
export function fold(text: string): string {
  let result = "";
  for (const character of text.normalize("NFC")) result += foldCodePoint(character.codePointAt(0) ?? 0);
  return result;
}

const encoder = new TextEncoder();
function foldCodePointBytes(codePoint: number): Uint8Array {
  const known = foldedBytes[codePoint];
  if (known) return known;
  const bytes = encoder.encode(foldCodePoint(codePoint));
  if (codePoint < REMEMBERED_BELOW) foldedBytes[codePoint] = bytes;
  return bytes;
}

/**
 * The same as `fold` on UTF-8 in place, for the quarter million names read at start: writes to `target` from
 * `at` and returns the end. Folding never makes text longer.
 */
export function foldBytes(source: Uint8Array, start: number, end: number, target: Uint8Array, at: number): number {
  let out = at;
  let index = start;
  while (index < end) {
    const byte = source[index] ?? 0;
    if (byte < 0x80) {
      index += 1;
      if (byte >= 0x61 && byte <= 0x7a) target[out++] = byte;
      else if (byte >= 0x41 && byte <= 0x5a) target[out++] = byte + 0x20;
      else if (byte >= 0x30 && byte <= 0x39) target[out++] = byte;
      continue;
    }
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    let codePoint = byte & (0xff >> (length + 1));
    for (let tail = 1; tail < length; tail++) codePoint = (codePoint << 6) | ((source[index + tail] ?? 0) & 0x3f);
    index += length;
    for (const plain of foldCodePointBytes(codePoint)) target[out++] = plain;
  }
  return out;
}
