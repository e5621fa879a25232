import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.ts";
import { teluguFaults } from "./plain-telugu.ts";

interface TeluguReport {
  readonly checked: number;
  readonly faults: readonly string[];
}

/** The gazetteer's code takes letters apart and has no words for a reader. */
const NO_WORDS = /node_modules|\/build\/|\.test\.tsx?$|\/test\/|packages\/gazetteer\//;

/** Reads every module of the packages and of the applications; sentences are made by functions, so their source is read. */
export function checkTelugu(root = ROOT): TeluguReport {
  const modules = globSync("{apps,packages}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /node_modules|build$|\.runtime/.test(path),
  });
  const faults: string[] = [];
  let checked = 0;
  for (const path of modules) {
    if (NO_WORDS.test(path)) continue;
    const source = readFileSync(join(root, path), "utf8");
    checked += source.split("\n").filter((line) => /[\u0c00-\u0c7f]/.test(line)).length;
    faults.push(...teluguFaults(path, source).map(({ message }) => message));
  }
  return { checked, faults };
}
