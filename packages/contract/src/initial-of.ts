/** After these signs the next letter of an Indian script is written below or into the one before: శ్ + రీ is శ్రీ. */
const JOINERS = "\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0c4d\\u0ccd\\u0d4d";
const SYLLABLE = new RegExp(`(?:\\p{L}\\p{M}*?[${JOINERS}]\\u200d?)*\\p{L}\\p{M}*`, "u");

/**
 * The first letter of a name with all that is written on it. By a rule of our own, because the same name must have the
 * same initial on every server and in every browser, whichever edition of Unicode they have.
 */
export function initialOf(name: string): string {
  const text = name.normalize("NFC").trim();
  return (SYLLABLE.exec(text)?.[0] ?? String.fromCodePoint(text.codePointAt(0) ?? 0x2e)).toUpperCase();
}
