import { globSync } from "node:fs";
import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { dividePages } from "../src/app/first-paint/joined-pages.ts";
import { linkedLate, styledWithin, stylesFirst } from "./page-styles.ts";
import { WORDS_OF_SCRIPTS, type WordsOfScripts, wordsLinked } from "./words-linked.ts";

/** Comes with an answer in its HTML: the styles it is read with come along, and what it runs comes after. */
const WITH_AN_ANSWER = "panchang/index.html";

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
      const ordered = stylesFirst(wordsLinked(html, language, wordsOf));
      await writeFile(
        language === DEFAULT_LANGUAGE ? file : file.replace(/html$/, `${language}.html`),
        name === WITH_AN_ANSWER ? linkedLate(await styledWithin(ordered, readStyles)) : ordered,
      );
    }
  }
}
