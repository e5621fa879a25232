import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that runs a module: what it is called, and its command with the arguments before the module. */
export interface Runtime {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

/** The oldest Node whose `import.meta` has what the packages use. */
const OLDEST_NODE = [20, 11] as const;

const suffix = process.platform === "win32" ? ".exe" : "";

const inPath = (program: string): readonly string[] =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, `${program}${suffix}`))
    .filter((path) => existsSync(path));

const versionOf = (program: string): string =>
  /\d+\.\d+\.\d+/.exec(spawnSync(program, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[0] ?? "";

function isOldEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** Every runtime on this machine, one of each version: the Node of the product first, then what the path has. */
export function runtimesHere(): readonly Runtime[] {
  const found = new Map<string, Runtime>();
  const add = (name: string, version: string, command: Runtime["command"]): void => {
    const full = `${name} ${version}`;
    if (version !== "" && !found.has(full)) found.set(full, { name: full, command });
  };
  for (const node of [process.execPath, ...inPath("node")]) {
    const version = versionOf(node);
    if (isOldEnough(version)) add("Node", version, [node]);
  }
  for (const bun of inPath("bun")) add("Bun", versionOf(bun), [bun]);
  for (const deno of inPath("deno")) add("Deno", versionOf(deno), [deno, "run", "--allow-read"]);
  return [...found.values()];
}
