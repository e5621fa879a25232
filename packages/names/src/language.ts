/**
 * The languages of the product by the code that calls and documents carry (BCP 47). English comes first: pages arrive in
 * it, and it is the default.
 *
 * - `word`: what saved details and the devices of visitors call it.
 * - `script`: "tall" where letters have signs above and below; drawings and style sheets give them more room and never
 *   slant them.
 */
export const LANGUAGES = {
  en: { word: "english", script: "plain" },
  te: { word: "telugu", script: "tall" },
} as const;

export type Language = keyof typeof LANGUAGES;
export type LanguageWord = (typeof LANGUAGES)[Language]["word"];

export const DEFAULT_LANGUAGE: Language = "en";

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** Every code, in the order of the list. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** Every word, in the order of the list. */
export const LANGUAGE_WORDS: readonly LanguageWord[] = LANGUAGE_CODES.map((code) => LANGUAGES[code].word);

/** A value for every language. */
export const mapLanguages = <T>(toValue: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, toValue(code)])) as Record<Language, T>;

/** The language that saved details and devices call by a word. */
export function languageOfWord(word: LanguageWord): Language;
export function languageOfWord(word: string | null | undefined): Language | undefined;
export function languageOfWord(word: string | null | undefined): Language | undefined {
  return LANGUAGE_CODES.find((code) => LANGUAGES[code].word === word);
}
