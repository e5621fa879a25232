import { dirname, join } from "node:path";

/** What the bundler knows of a module. */
export interface ModuleText {
  readonly importedIds: readonly string[];
  readonly code: string | null;
}
type TextOf = (id: string) => ModuleText | null;

/** A file that gives on what others declare. */
interface Index {
  readonly file: RegExp;
  /** How modules import from it. */
  readonly named: RegExp;
}

const INDEXES: readonly Index[] = [
  {
    file: /[\\/]packages[\\/]contract[\\/]src[\\/]index\.ts$/,
    named: /(?:import|export)\s*\{([^}]*)\}\s*from\s*"@vedanga\/contract"/g,
  },
  {
    file: /[\\/]packages[\\/]core[\\/]src[\\/]ids\.ts$/,
    named: /(?:import|export)\s*\{([^}]*)\}\s*from\s*"@vedanga\/core\/ids"/g,
  },
];
const REEXPORT = /export\s*\{([^}]*)\}\s*from\s*"(\.[^"]+)"/g;
const REEXPORT_OF_ALL = /export\s*\*\s*from\s*"(\.[^"]+)"/g;
const NAMESPACE = /export\s*\*\s*as\s+(\w+)\s*from\s*"(\.[^"]+)"/g;

const namesIn = (list: string): readonly string[] =>
  list.split(",").map((part) => part.trim().replace(/\s+as\s+\w+$/, ""));

const codeOf = (id: string, textOf: TextOf): string => textOf(id)?.code ?? "";

/** The files that an index takes each of its names from: `export { a, b } from "./file.ts"`. */
function filesByName(index: string, textOf: TextOf): ReadonlyMap<string, string> {
  const found = [...codeOf(index, textOf).matchAll(REEXPORT)];
  return new Map(
    found.flatMap(([, list = "", address = ""]) => namesIn(list).map((name) => [name, join(dirname(index), address)])),
  );
}

const declares = (id: string, name: string, textOf: TextOf): boolean =>
  new RegExp(`export\\s+(?:async\\s+)?(?:const|function|class)\\s+${name}\\b`).test(codeOf(id, textOf));

const givesOn = (id: string, name: string, textOf: TextOf): boolean =>
  new RegExp(`export\\s+\\{[^}]*\\b${name}\\b`).test(codeOf(id, textOf));

/** Where a name of an index comes from, as one file or as all those that could have it. */
function sourcesOf(name: string, user: string, index: string, named: RegExp, textOf: TextOf): readonly string[] {
  const file = filesByName(index, textOf).get(name);
  if (file !== undefined) return [file];
  if (declares(index, name, textOf)) return [index];
  // What an index has from another.
  const beyond = textOf(index)?.importedIds.find((id) => INDEXES.some((other) => other.file.test(id)));
  if (beyond !== undefined && givesOn(index, name, textOf)) return sourcesOf(name, user, beyond, named, textOf);
  const at = (address: string): string => join(dirname(index), address);
  for (const [, space, address = ""] of codeOf(index, textOf).matchAll(NAMESPACE)) {
    if (space !== name) continue;
    const members = [...codeOf(user, textOf).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))];
    const files = filesByName(at(address), textOf);
    // The whole namespace is meant where it is named without a member of it.
    const isWhole = new RegExp(`\\b${name}\\b(?!\\.\\w)`).test(codeOf(user, textOf).replaceAll(named, ""));
    return isWhole ? [...files.values()] : members.flatMap(([, member = ""]) => files.get(member) ?? []);
  }
  const all = [...codeOf(index, textOf).matchAll(REEXPORT_OF_ALL)].map(([, address = ""]) => at(address));
  const declaring = all.filter((id) => declares(id, name, textOf) || givesOn(id, name, textOf));
  return declaring.length > 0 ? declaring : all;
}

/**
 * What comes with a module. Of an index only the files of what the module names: the bundler leaves out the rest as well.
 * The index of the contract has all calls, that of the ids those of every festival and koota.
 */
export function importsOf(id: string, textOf: TextOf): readonly string[] {
  const imported = textOf(id)?.importedIds ?? [];
  const code = codeOf(id, textOf);
  const givenOn = new Set(
    INDEXES.some(({ file }) => file.test(id))
      ? [...code.matchAll(REEXPORT_OF_ALL)].map(([, address = ""]) => join(dirname(id), address))
      : [],
  );
  const coming = imported.flatMap((other) => {
    const index = INDEXES.find(({ file }) => file.test(other));
    if (index === undefined) return givenOn.has(other) ? [] : [other];
    const names = [...code.matchAll(index.named)].flatMap(([, list = ""]) => namesIn(list)).filter(Boolean);
    return names.flatMap((name) => sourcesOf(name, id, other, index.named, textOf));
  });
  return [...new Set(coming)];
}
