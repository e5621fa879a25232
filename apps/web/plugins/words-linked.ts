/** In the build, until the pages are laid out: of each script of ours, the scripts with its words, by language. */
export const WORDS_OF_SCRIPTS = "words-of-scripts.json";

/** By the name of a file in the build. */
export type WordsOfScripts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const SCRIPT = /<link rel="modulepreload"[^>]* href="\/app\/([^"]*)"\/>/g;

/**
 * The page with links to the words of its language beside those to its scripts: they come together. Of the language that
 * scripts have in them there is nothing to link.
 */
export function wordsLinked(html: string, language: string, wordsOf: WordsOfScripts): string {
  const end = html.indexOf("</head>");
  const scripts = [...html.slice(0, end).matchAll(SCRIPT)].map(([, name = ""]) => name);
  const words = new Set(scripts.flatMap((name) => wordsOf[name]?.[language] ?? []));
  const links = [...words].map((name) => `<link rel="modulepreload" href="/app/${name}"/>`);
  return html.slice(0, end) + links.join("") + html.slice(end);
}
