import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run.ts";
import { say } from "./say.ts";
import type { Tally } from "./tally.ts";

interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, LockedPackage>>;

/** What may be shipped: licences that ask for no more than their text. OFL is for faces, CC-BY and CC0 for tables. */
const PERMISSIVE = new Set(
  "MIT ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 BlueOak-1.0.0 Unlicense Zlib OFL-1.1 CC-BY-4.0 CC0-1.0".split(" "),
);

/** One of an OR, each of an AND. */
export function isPermissive(license: string): boolean {
  const bare = license.replaceAll(/[()]/g, "");
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isPermissive);
  return bare.split(" AND ").every((part) => PERMISSIVE.has(part));
}

/** Where Node finds a package from a folder: beside it or further up. */
function locate(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes("/") ? folder.slice(0, folder.lastIndexOf("/")) : "") {
    const path = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (lock[path]) return path;
    if (folder === "") return undefined;
  }
}

/** Everything that runs in the product: what the apps and packages need, and what that needs in turn. */
function shipped(lock: Lock): Set<string> {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = locate(lock, path, name);
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      visit(found);
    }
  };
  for (const path of Object.keys(lock)) if (/^(apps|packages)\/[^/]+$/.test(path)) visit(path);
  return new Set([...reached].filter((path) => !lock[path]?.link));
}

/** What is wrong with a lock file: something unpinned, something that runs at install, a licence we may not ship. */
export function faultsOf(lock: Lock): string[] {
  const faults: string[] = [];
  for (const [path, { integrity, resolved, link, hasInstallScript }] of Object.entries(lock)) {
    if (!path.includes("node_modules/") || link) continue;
    if (!integrity) faults.push(`${path} is not pinned by its content`);
    if (resolved) faults.push(`${path} names where it was downloaded`);
    if (hasInstallScript) faults.push(`${path} wants to run at install`);
  }
  for (const path of shipped(lock)) {
    const license = lock[path]?.license ?? "no licence";
    if (!isPermissive(license)) faults.push(`${path} is shipped under ${license}`);
  }
  return faults;
}

interface Advisories {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly fixAvailable: unknown }>>;
}

/** Known holes in what is shipped, by the registry's advisories; undefined if no registry gives them. */
async function knownHoles(): Promise<string[] | undefined> {
  const npm = join(ROOT, ".runtime", "node_modules", "npm", "bin", "npm-cli.js");
  const { output } = await run(process.execPath, [npm, "audit", "--omit=dev", "--json"], { quiet: true });
  let advisories: Advisories;
  try {
    advisories = JSON.parse(output.slice(output.indexOf("{")));
  } catch {
    return undefined;
  }
  if (!advisories.vulnerabilities) return undefined;
  return Object.entries(advisories.vulnerabilities)
    .filter(([, { severity }]) => severity !== "info" && severity !== "low")
    .map(([name, { severity }]) => `${name} has a known hole (${severity}): npm audit says more`);
}

/** Checks the lock file against what we ship, and against the registry's advisories if it gives them. */
export async function checkDependencies(tally: Tally): Promise<void> {
  const readLock = (...path: string[]): Lock => JSON.parse(readFileSync(join(ROOT, ...path), "utf8")).packages;
  const [lock, ofLighthouse] = [readLock("package-lock.json"), readLock("tools", "lighthouse", "package-lock.json")];
  const holes = await knownHoles();
  if (!holes) say("dependencies: this registry gives no advisories, so known holes were not looked for");
  const faults = [...faultsOf(lock), ...faultsOf(ofLighthouse), ...(holes ?? [])];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  tally.add("dependencies", faults.length === 0 ? 1 : 0, faults.length);
}
