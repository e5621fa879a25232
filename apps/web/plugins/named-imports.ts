import { dirname, join } from "node:path";

/** What the bundler knows of a module. */
export interface ModuleText {
  readonly importedIds: readonly string[];
  readonly code: string | null;
}
type TextOf = (id: string) => ModuleText | null;

const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/]index\.ts$/;
const NAMED = /import\s*\{([^}]*)\}\s*from\s*"@vedanga\/contract"/g;
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

/** Where a name of the contract comes from, as one file or as all those that could have it. */
function sourcesOf(name: string, user: string, index: string, textOf: TextOf): readonly string[] {
  const file = filesByName(index, textOf).get(name);
  if (file !== undefined) return [file];
  const at = (address: string): string => join(dirname(index), address);
  for (const [, space, address = ""] of codeOf(index, textOf).matchAll(NAMESPACE)) {
    if (space !== name) continue;
    const members = [...codeOf(user, textOf).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))];
    const files = filesByName(at(address), textOf);
    // The whole namespace is meant where it is named without a member of it.
    const isWhole = new RegExp(`\\b${name}\\b(?!\\.\\w)`).test(codeOf(user, textOf).replaceAll(NAMED, ""));
    return isWhole ? [...files.values()] : members.flatMap(([, member = ""]) => files.get(member) ?? []);
  }
  const all = [...codeOf(index, textOf).matchAll(REEXPORT_OF_ALL)].map(([, address = ""]) => at(address));
  const declared = new RegExp(`export\\s+(?:(?:async\\s+)?(?:const|function|class)\\s+|\\{[^}]*\\b)${name}\\b`);
  const declaring = all.filter((id) => declared.test(codeOf(id, textOf)));
  return declaring.length > 0 ? declaring : all;
}

/**
 * What comes with a module. Of the contract's index, which has all calls, only the files of what the module names: the
 * bundler leaves out the rest as well.
 */
export function importsOf(id: string, textOf: TextOf): readonly string[] {
  const imported = textOf(id)?.importedIds ?? [];
  const index = imported.find((other) => CONTRACT.test(other));
  if (index === undefined) return imported;
  const names = [...codeOf(id, textOf).matchAll(NAMED)].flatMap(([, list = ""]) => namesIn(list)).filter(Boolean);
  const named = names.flatMap((name) => sourcesOf(name, id, index, textOf));
  return [...new Set([...imported.filter((other) => other !== index), ...named])];
}
