import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { archaicWords } from "./plain-words.ts";
import { ROOT } from "./run.ts";

interface DocsReport {
  readonly checked: number;
  readonly faults: readonly string[];
}

const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
const PICTURE = /\b(?:src|srcset)="(?!https?:)([^"]+)"/g;
const COMMAND = /\bnpm (?:run )?(start|test|dev|check|bench|lighthouse|pack|shots|meter|regenerate|[a-z]+:[a-z]+)\b/g;

const SOURCE = ["{apps,e2e,packages,tools}/**/*.{css,md,mjs,ts,tsx}", "deploy/**/*.{yaml,yml}", "package.json"];
/** Telugu has its own rules, generated folders are not written by hand, and the list of words names what it refuses. */
const NOT_ENGLISH_PROSE = /node_modules|\/build\/|\/\.|\/te(?:\/|\.ts$)|plain-(?:words|english)/;

/** Documents go wrong unless a program reads them: links and pictures must lead somewhere, scripts must exist, words must be plain. */
export function checkDocs(): DocsReport {
  const scripts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts;
  const documents = globSync(["*.md", "docs/**/*.md", "packages/*/*.md", "apps/*/*.md", "authorities/**/*.md"], {
    cwd: ROOT,
  });
  const faults: string[] = [];
  let checked = 0;
  for (const document of documents) {
    const text = readFileSync(join(ROOT, document), "utf8");
    for (const [, target = ""] of [...text.matchAll(LINK), ...text.matchAll(PICTURE)]) {
      checked++;
      if (!existsSync(join(ROOT, dirname(document), target)))
        faults.push(`${document}: the link to ${target} has no target`);
    }
    for (const [, script = ""] of text.matchAll(COMMAND)) {
      checked++;
      if (!scripts[script]) faults.push(`${document}: there is no script "npm run ${script}"`);
    }
  }
  const written = globSync(SOURCE, { cwd: ROOT, exclude: (path) => /node_modules|build$|\.runtime/.test(path) });
  for (const path of new Set([...documents, ...written])) {
    if (NOT_ENGLISH_PROSE.test(path)) continue;
    checked++;
    faults.push(...archaicWords(path, readFileSync(join(ROOT, path), "utf8")));
  }
  return { checked, faults };
}
