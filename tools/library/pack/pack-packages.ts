import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.ts";
import { PUBLISHED } from "./published.ts";
import { stagePackage } from "./stage-package.ts";

const NPM = join(ROOT, ".runtime", "node_modules", "npm", "bin", "npm-cli.js");

export interface Tarball {
  readonly folder: string;
  readonly path: string;
  readonly bytes: number;
}

/** npm of this product, in a folder. Throws with what npm says. */
export async function npm(args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(process.execPath, [NPM, ...args], { cwd, quiet: true });
  if (code !== 0) throw new Error(`npm ${args[0]} failed:\n${output}`);
  return output;
}

/** The tarball that `npm publish` sends of a package laid out in a folder. */
export async function packFolder(target: string, folder: string, staged: string): Promise<Tarball> {
  const { name, version } = manifestIn(target);
  const path = join(staged, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
  rmSync(path, { force: true });
  await npm(["pack", target, "--ignore-scripts"], staged);
  return { folder, path, bytes: statSync(path).size };
}

/** Builds every published library under `staged` and packs it there. */
export async function packPackages(staged: string): Promise<readonly Tarball[]> {
  const tarballs: Tarball[] = [];
  for (const published of PUBLISHED) {
    tarballs.push(await packFolder(await stagePackage(published, staged), published.folder, staged));
  }
  return tarballs;
}

const manifestIn = (folder: string): { readonly name: string; readonly version: string } =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
