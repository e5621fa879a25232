import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isPiece } from "./screen-files.ts";

/** Not `import type`; what is named in it may still be types alone, whose files then count in vain. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;"]*?\sfrom\s+)?"([^"]+)"/gm;
const LATE_IMPORT = /\bimport\("([^"]+)"\)/g;
/** A string that could be the id of a message, or a template that could make one: it begins with a word and a dot. */
const ID = /["'`](\w+\.(?:[\w. ]|\$\{[^{}`]*\})*)["'`]/g;

/** What is fetched by itself, and the ids of the messages that come with it. */
export interface Screens {
  /** Of the shell, which every screen has around it. */
  readonly common: readonly string[];
  /** Of each screen and each late part, by its file below `src`; without the common ones. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** Of each module that sends for pieces of a screen, those that can say something. */
  readonly pieces: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds which messages each screen and each late part can say: the ids that are written in its file and in all that this
 * imports. Of an id that is made of parts (`certainty.${quantity}`), every id of that form counts.
 */
export function wordsOfScreens(src: string, ids: readonly string[]): Screens {
  const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter((file) => !/\.test\.|^i18n\/catalogue\//.test(file));
  const modules = new Map(files.map((file) => [file, readModule(src, file, ids)]));
  const idsFrom = (...starts: readonly string[]): ReadonlySet<string> => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      const module = modules.get(file);
      if (module === undefined || seen.has(file)) return;
      seen.add(file);
      module.imports.forEach(visit);
    };
    starts.forEach(visit);
    return new Set([...seen].flatMap((file) => modules.get(file)?.ids ?? []));
  };
  const common = idsFrom("app/root.tsx", "app/entry.client.tsx");
  const fetched = [
    ...files.filter((file) => file.startsWith("app/routes/")),
    ...[...modules.values()].flatMap(({ lateImports }) => lateImports).filter((file) => modules.has(file)),
  ];
  const ownOf = (file: string) => [...idsFrom(file)].filter((id) => !common.has(id)).sort();
  const own = new Map([...new Set(fetched)].sort().map((file) => [file, ownOf(file)]));
  const hasWords = (file: string) => (own.get(file)?.length ?? 0) > 0;
  const piecesIn = (files: readonly string[]) => files.filter((file) => isPiece(`src/${file}`) && hasWords(file));
  return {
    common: [...common].sort(),
    own,
    pieces: new Map([...modules].map(([file, { lateImports }]) => [file, piecesIn(lateImports)])),
  };
}

function readModule(src: string, file: string, ids: readonly string[]) {
  const code = readFileSync(join(src, file), "utf8");
  const found = (pattern: RegExp): string[] =>
    [...code.matchAll(pattern)].flatMap(([, address = ""]) => fileOf(src, file, address) ?? []);
  return { imports: found(IMPORT), lateImports: found(LATE_IMPORT), ids: idsIn(code, ids) };
}

/** The file below `src` that an import of another names; undefined for a package. */
function fileOf(src: string, from: string, address: string): string | undefined {
  const path = address.startsWith("#")
    ? address.slice(1)
    : address.startsWith(".")
      ? relative(src, join(src, dirname(from), address))
      : undefined;
  return path !== undefined && existsSync(join(src, path)) ? path : undefined;
}

function idsIn(code: string, ids: readonly string[]): readonly string[] {
  const known = new Set(ids);
  return [...code.matchAll(ID)].flatMap(([, written = ""]) => {
    if (!written.includes("${")) return known.has(written) ? [written] : [];
    const form = new RegExp(`^${written.replaceAll(/\$\{[^{}`]*\}|\./g, (part) => (part === "." ? "\\." : "[^.]+"))}$`);
    return ids.filter((id) => form.test(id));
  });
}
