import { globSync } from "node:fs";
import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PERSONAL_ROUTES } from "@vedanga/contract";
import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { dividePages } from "../src/app/first-paint/joined-pages.ts";
import { withFilesOf } from "./page-files.ts";
import { linkedLate, styledWithin, stylesFirst } from "./page-styles.ts";
import { startedInPieces } from "./started-in-pieces.ts";
import { WORDS_OF_SCRIPTS, type WordsOfScripts, wordsLinked } from "./words-linked.ts";

/** Come with an answer in their HTML, and the styles that it is read with. */
const WITH_AN_ANSWER: readonly string[] = ["index.html", join("panchang", "index.html")];
/** Draws any path: without what it runs there is nothing to read. */
const OF_ANY_PATH = "__spa-fallback.html";
/** Say nothing before it is known of whom: each is the page that draws any path, with the files of its screen. */
const OF_A_PERSON: readonly string[] = [...PERSONAL_ROUTES].map((route) => join(route.slice(1), "index.html"));

/**
 * Lays out the build as it is served: `build/client` contains everything below `/app/`, page by page and language by language
 * (`index.html`, `index.te.html`), each head in order.
 */
export async function layOutAsServed(clientDir: string): Promise<void> {
  await rename(join(clientDir, "index.html"), join(clientDir, OF_ANY_PATH));
  await cp(join(clientDir, "app"), clientDir, { recursive: true });
  await rm(join(clientDir, "app"), { recursive: true });

  const readStyles = (href: string): Promise<string> => readFile(join(clientDir, href.replace("/app/", "")), "utf8");
  const wordsFile = join(clientDir, WORDS_OF_SCRIPTS);
  const wordsOf: WordsOfScripts = JSON.parse(await readFile(wordsFile, "utf8"));
  await rm(wordsFile);
  const written = (name: string): Promise<string> => readFile(join(clientDir, name), "utf8");
  const ofAnyPath = await written(OF_ANY_PATH);
  for (const name of globSync("**/*.html", { cwd: clientDir })) {
    const file = join(clientDir, name);
    const own = await written(name);
    const isOfAPerson = OF_A_PERSON.includes(name);
    for (const { language, html: page } of dividePages(isOfAPerson ? ofAnyPath : own)) {
      const html = isOfAPerson ? withFilesOf(own, page) : page;
      const ordered = startedInPieces(stylesFirst(wordsLinked(html, language, wordsOf)));
      const styled = WITH_AN_ANSWER.includes(name) ? await styledWithin(ordered, readStyles) : ordered;
      await writeFile(
        language === DEFAULT_LANGUAGE ? file : file.replace(/html$/, `${language}.html`),
        isOfAPerson || name === OF_ANY_PATH ? styled : linkedLate(styled),
      );
    }
  }
}
