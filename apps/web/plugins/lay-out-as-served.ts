import { globSync } from "node:fs";
import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { dividePages } from "../src/app/first-paint/joined-pages.ts";
import { linkedLate, styledWithin, stylesFirst } from "./page-styles.ts";
import { startedInPieces } from "./started-in-pieces.ts";
import { WORDS_OF_SCRIPTS, type WordsOfScripts, wordsLinked } from "./words-linked.ts";

/** Come with an answer in their HTML, and the styles that it is read with. */
const WITH_AN_ANSWER: readonly string[] = ["index.html", join("panchang", "index.html")];
/** Draws any path: without what it runs there is nothing to read. */
const OF_ANY_PATH = "__spa-fallback.html";

/**
 * Lays out the build as it is served: `build/client` contains everything below `/app/`, page by page and language by language
 * (`index.html`, `index.te.html`), each head in order.
 */
export async function layOutAsServed(clientDir: string): Promise<void> {
  await rename(join(clientDir, "index.html"), join(clientDir, "__spa-fallback.html"));
  await cp(join(clientDir, "app"), clientDir, { recursive: true });
  await rm(join(clientDir, "app"), { recursive: true });

  const readStyles = (href: string): Promise<string> => readFile(join(clientDir, href.replace("/app/", "")), "utf8");
  const wordsFile = join(clientDir, WORDS_OF_SCRIPTS);
  const wordsOf: WordsOfScripts = JSON.parse(await readFile(wordsFile, "utf8"));
  await rm(wordsFile);
  for (const name of globSync("**/*.html", { cwd: clientDir })) {
    const file = join(clientDir, name);
    for (const { language, html } of dividePages(await readFile(file, "utf8"))) {
      const ordered = startedInPieces(stylesFirst(wordsLinked(html, language, wordsOf)));
      const styled = WITH_AN_ANSWER.includes(name) ? await styledWithin(ordered, readStyles) : ordered;
      await writeFile(
        language === DEFAULT_LANGUAGE ? file : file.replace(/html$/, `${language}.html`),
        name === OF_ANY_PATH ? styled : linkedLate(styled),
      );
    }
  }
}
