/** In the build, until the pages are written: of each script of ours, the scripts with its words, by language. */
export const WORDS_OF_SCRIPTS = "words-of-scripts.json";

/** By the name of a file in the build. */
export type WordsOfScripts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * The words that the scripts of a page say in its language, each once: they come beside them. Of the language that scripts
 * have in them there are none.
 */
export function wordsOf(
  scripts: readonly string[],
  base: string,
  language: string,
  words: WordsOfScripts,
): readonly string[] {
  const names = scripts.flatMap((address) => words[address.slice(base.length)]?.[language] ?? []);
  return [...new Set(names)].map((name) => base + name);
}
