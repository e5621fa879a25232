import { globSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import { joinPieces, type Piece } from "./join-pieces.ts";
import { importsOf } from "./named-imports.ts";
import { isPiece } from "./screen-files.ts";

const APP = fileURLToPath(new URL("../src/app/", import.meta.url));
const UNDER_EVERY_SCREEN = [`${APP}root.tsx`, `${APP}entry.client.tsx`];

/** What one request more is worth, in bytes of the source. */
const BYTES_PER_FILE = 8_500;
/** What is fetched after the screen is there hurts less if it brings too much. */
const WEIGHT_OF_LATE_PART = 0.1;

const OWN_SHEET = /\/src\/features\/.*\.module\.css$/;

type InfoOf = (id: string) => Pick<Rolldown.ModuleInfo, "importedIds" | "dynamicallyImportedIds" | "code"> | null;

/** All that comes with a module: those that it imports, and those that these import. */
function closureOf(start: readonly string[], infoOf: InfoOf): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...importsOf(id, infoOf));
  }
  return seen;
}

/** Everything that is fetched by itself beside the shell, with the modules that come with it and are not the shell's. */
function fetchedBeside(shell: ReadonlySet<string>, infoOf: InfoOf): ReadonlyMap<string, ReadonlySet<string>> {
  const screens = globSync("routes/*.tsx", { cwd: APP }).map((file) => APP + file);
  const found = new Map<string, ReadonlySet<string>>();
  const late = (ids: Iterable<string>) => [...ids].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const open = [...late(shell), ...screens];
  for (let start = open.pop(); start !== undefined; start = open.pop()) {
    if (found.has(start) || shell.has(start)) continue;
    const with_ = new Set([...closureOf([start], infoOf)].filter((id) => !shell.has(id)));
    found.set(start, with_);
    open.push(...late(with_));
  }
  return found;
}

/** Modules that come with the very same screens and late parts are one piece, by the names of these. */
function piecesOf(fetched: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [start, ids] of fetched) for (const id of ids) users.set(id, [...(users.get(id) ?? []), start]);
  const pieces = new Map<string, string[]>();
  for (const [id, starts] of users) {
    const name = starts.sort().join("\n");
    pieces.set(name, [...(pieces.get(name) ?? []), id]);
  }
  return pieces;
}

function plan(infoOf: InfoOf): ReadonlyMap<string, string> {
  const shell = closureOf(UNDER_EVERY_SCREEN, infoOf);
  const fetched = fetchedBeside(shell, infoOf);
  const idsOf = [...piecesOf(fetched)].sort(([a], [b]) => (a < b ? -1 : 1));
  const pieceOf = new Map(idsOf.flatMap(([name, ids]) => ids.map((id) => [id, name])));
  const pieces = idsOf.map(([name, ids]): Piece => {
    const imports = new Set(ids.flatMap((id) => importsOf(id, infoOf)).flatMap((id) => pieceOf.get(id) ?? []));
    imports.delete(name);
    const bytes = ids.reduce((all, id) => all + (infoOf(id)?.code?.length ?? 0), 0);
    return { name, usedBy: new Set(name.split("\n")), bytes, imports };
  });
  const shared = pieces.filter(({ usedBy }) => usedBy.size > 1);
  const joined = joinPieces(
    shared,
    (user) => (user.startsWith(`${APP}routes/`) ? 1 : WEIGHT_OF_LATE_PART),
    BYTES_PER_FILE,
  );
  const numbers = new Map([...new Set(joined.values())].map((name, at) => [name, `shared~${at}`]));
  // The two that begin it have files of their own, which import it: with their sheets in another file both would wait.
  const files = new Map([...shell].filter((id) => !UNDER_EVERY_SCREEN.includes(id)).map((id) => [id, "shell"]));
  for (const [id, name] of pieceOf) {
    const file = numbers.get(joined.get(name) ?? "");
    if (file !== undefined) files.set(id, file);
  }
  return files;
}

/**
 * In which file a module comes: `shell` if every page runs it, else one that it shares with what is fetched on about the same
 * screens. Null for what one screen or one late part has for itself.
 */
export function filesOfScreens(): (id: string, context: { getModuleInfo: InfoOf }) => string | null {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    files ??= plan((asked) => context.getModuleInfo(asked));
    return files.get(id) ?? null;
  };
}

/** The sheets that one screen alone is drawn with, those of its pieces too, by the name of the screen. */
function planOfSheets(infoOf: InfoOf): ReadonlyMap<string, string> {
  const screens = new Map<string, string[]>();
  for (const file of globSync("routes/*.tsx", { cwd: APP })) {
    const own = closureOf([APP + file], infoOf);
    const pieces = [...own].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []).filter(isPiece);
    for (const id of closureOf([...own, ...pieces], infoOf))
      if (OWN_SHEET.test(id)) screens.set(id, [...(screens.get(id) ?? []), basename(file, ".tsx")]);
  }
  return new Map([...screens].flatMap(([id, [name, ...others]]) => (name && others.length === 0 ? [[id, name]] : [])));
}

/** In which sheet a sheet of a feature comes: that of the one screen that is drawn with it, or null. */
export function sheetsOfScreens(): (id: string, context: { getModuleInfo: InfoOf }) => string | null {
  let sheets: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    sheets ??= planOfSheets((asked) => context.getModuleInfo(asked));
    const screen = sheets.get(id);
    return screen === undefined ? null : `sheet~${screen}`;
  };
}
