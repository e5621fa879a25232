/*
 * The nine Indian blocks of Unicode from Devanagari (U+0900) to Malayalam (U+0D7F) share one layout, taken over
 * from the Indian standard IS 13194:1991 (ISCII): the same letter is at the same place in each block of 128.
 */
const BLOCKS = /[\u0900-\u0d7f]/;
const VIRAMA = 0x4d;
const ANUSVARA = 0x02;

const VOWELS: Readonly<Record<number, string>> = {
  5: "a",
  6: "a",
  7: "i",
  8: "i",
  9: "u",
  10: "u",
  11: "ri",
  14: "e",
  15: "e",
  16: "ai",
  18: "o",
  19: "o",
  20: "au",
};

/** Vowel signs, which replace the a that a bare consonant carries. */
const SIGNS: Readonly<Record<number, string>> = {
  62: "a",
  63: "i",
  64: "i",
  65: "u",
  66: "u",
  67: "ri",
  68: "ri",
  70: "e",
  71: "e",
  72: "ai",
  74: "o",
  75: "o",
  76: "au",
};

const FIRST_CONSONANT = 0x15;
/** From ka (0x15) to ha (0x39) in the order of the block. */
const CONSONANTS = "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" ");

const LABIAL_OR_HA = /^[pbmh]/;

/**
 * Letter by letter into plain Latin: "విజయవాడ" to "vijayavada". Not for reading: it serves comparing by sound, so
 * long and short vowels, dental and retroflex are not distinguished. Latin text passes through unchanged.
 */
export function indicToLatin(text: string): string {
  if (!BLOCKS.test(text)) return text;
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.map((codePoint, index) => latinOf(codePoint, codes[index + 1] ?? 0)).join("");
}

function latinOf(codePoint: number, next: number): string {
  if (!isIndic(codePoint)) return String.fromCodePoint(codePoint);
  const letter = codePoint & 0x7f;
  if (letter === ANUSVARA || letter === 0x01) return nasalBefore(next);
  const consonant = CONSONANTS[letter - FIRST_CONSONANT];
  if (consonant !== undefined) return hasOwnVowel(next) ? consonant : `${consonant}a`;
  if (letter >= 0x66 && letter <= 0x6f) return String(letter - 0x66);
  return VOWELS[letter] ?? SIGNS[letter] ?? (letter === 0x03 ? "h" : "");
}

/** A nasal dot sounds as m at the end and before lips and h (కుంభకోణం, సింహాచలం), else as n (గుంటూరు). */
function nasalBefore(next: number): string {
  if (!isIndic(next)) return "m";
  return LABIAL_OR_HA.test(CONSONANTS[(next & 0x7f) - FIRST_CONSONANT] ?? "") ? "m" : "n";
}

function hasOwnVowel(next: number): boolean {
  const letter = next & 0x7f;
  return isIndic(next) && (letter === VIRAMA || letter in SIGNS);
}

function isIndic(codePoint: number): boolean {
  return codePoint >= 0x0900 && codePoint <= 0x0d7f;
}
