const VIRAMA = "్";
const INHERENT = "అ";
/** Vowels by their signs after a consonant. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  ["ాఆ", "ిఇ", "ీఈ", "ుఉ", "ూఊ", "ృఋ", "ెఎ", "ేఏ", "ైఐ", "ొఒ", "ోఓ", "ౌఔ"].map(([sign = "", vowel = ""]) => [sign, vowel]),
);
const SIGN_OF: ReadonlyMap<string, string> = new Map([
  [INHERENT, ""],
  ...Array.from(SIGNS, ([sign, vowel]) => [vowel, sign] as const),
]);
const CONSONANT = /[క-హ]/;

/**
 * A Telugu word as the sounds it writes, each a letter: గుంటూరు as గ ఉ ం ట ఊ ర ఉ. A consonant without a vowel after it
 * has none, so that a cluster is two consonants; every vowel is written as the letter it has at the beginning of a word.
 */
export function phonesOf(word: string): string[] {
  const letters = [...word.normalize("NFC")];
  return letters.flatMap((letter, at) => {
    if (letter === VIRAMA) return [];
    const vowel = SIGNS.get(letter);
    if (vowel !== undefined) return [vowel];
    if (!CONSONANT.test(letter)) return [letter];
    const next = letters[at + 1] ?? "";
    return next === VIRAMA || SIGNS.has(next) ? [letter] : [letter, INHERENT];
  });
}

/** Undoes `phonesOf`. */
export function wordOf(phones: readonly string[]): string {
  let word = "";
  let open = false;
  for (const phone of phones) {
    const sign = open ? SIGN_OF.get(phone) : undefined;
    if (sign !== undefined) {
      word += sign;
      open = false;
      continue;
    }
    if (open) word += VIRAMA;
    word += phone;
    open = CONSONANT.test(phone);
  }
  return (open ? word + VIRAMA : word).normalize("NFC");
}
