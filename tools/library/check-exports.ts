import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "./run.ts";

const DECLARED = /^export (?:async )?(const|function|class|interface|type) (\w+)/gm;
const LISTED = /^(import|export) (?:type )?(?:\w+, )?\{([^}]*)\} from "([^"]+)"/gm;
const WHOLE = /(?:import\(|import (?:type )?\* as \w+ from |export (?:type )?\* (as \w+ )?from )"([^"]+)"/g;
/** What the build and the server load from what is built. */
const READ_BY_NAME = /^apps\/web\/src\/app\/(?:entry\.server|first-paint\/first-day)\.tsx: \w+$/;
/** Chosen for the programs of others: a test has an example of each. */
const PUBLISHED = /^packages\/[^/]+\/src\/public\.ts: /;

type Sources = ReadonlyMap<string, string>;

/** The file that an import names: beside it, under the alias of its own app, or in a package or an app of ours. */
function fileOf(sources: Sources, from: string, specifier: string): string {
  const [, name = "", inside = ""] = /^@vedanga\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  const candidates = specifier.startsWith(".")
    ? [normalize(join(dirname(from), specifier))]
    : specifier.startsWith("#")
      ? [`${from.split("/").slice(0, 2).join("/")}/src/${specifier.slice(1)}`]
      : [
          `packages/${name}/${inside}`,
          `apps/${name}/${inside}`,
          `packages/${name}/src/${inside === "" ? "index" : inside}.ts`,
        ];
  return candidates.find((path) => sources.has(path)) ?? specifier;
}

const namesIn = (list: string): string[] =>
  list
    .split(",")
    .map((item) => item.trim().replace(/^type /, ""))
    .filter((item) => item !== "");

/** Exports that no other file imports, as "file: name". */
export function unusedExports(sources: Sources): string[] {
  const exported: [file: string, name: string][] = [];
  const used = new Set<string>();
  const usedWhole = new Set<string>();
  /** A module that an index re-exports with a star: its names are the index's. */
  const handedOn = new Map<string, string>();
  for (const [file, text] of sources) {
    for (const [, kind = "", name = ""] of file.includes(".test.") ? [] : text.matchAll(DECLARED)) {
      // A type that its own file names is part of the signature of that file's exports.
      const isInSignature = /^(?:interface|type)$/.test(kind) && text.split(new RegExp(`\\b${name}\\b`)).length > 2;
      if (!isInSignature) exported.push([file, name]);
    }
    for (const [, kind, list = "", specifier = ""] of text.matchAll(LISTED)) {
      for (const name of namesIn(list)) {
        const [own = "", other = own] = name.split(" as ");
        used.add(`${fileOf(sources, file, specifier)}: ${own}`);
        if (kind === "export") exported.push([file, other]);
      }
    }
    for (const [statement, as, specifier = ""] of text.matchAll(WHOLE)) {
      const target = fileOf(sources, file, specifier);
      if (statement.startsWith("export") && as === undefined) handedOn.set(target, file);
      else usedWhole.add(target);
    }
  }
  return exported
    .filter(([file]) => !usedWhole.has(file))
    .map(([file, name]) => [`${file}: ${name}`, `${handedOn.get(file)}: ${name}`] as const)
    .filter(([own, outer]) => !used.has(own) && !used.has(outer) && !READ_BY_NAME.test(own) && !PUBLISHED.test(own))
    .map(([own]) => own);
}

const isOurs = (file: string): boolean => !/node_modules|\/build\/|\/generated\//.test(file);

/** Every module of the repository, and the examples of each package, which import what a reader may use. */
export function checkExports(): { readonly checked: number; readonly faults: readonly string[] } {
  const files = globSync(["{packages,apps,tools,e2e}/**/*.{ts,tsx,mjs}", "packages/*/{README,EXAMPLES}.md"], {
    cwd: ROOT,
  }).filter(isOurs);
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
  return { checked: files.length, faults: unusedExports(sources).map((fault) => `${fault} is exported but not used`) };
}
