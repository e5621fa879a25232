import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.ts";
import { npm } from "./pack-packages.ts";

const BUN = "1.4.5";
const DENO = "2.9.6";

/** The packages that bring a program for this machine, and the folder of each that has it. */
function packagesHere(): readonly { readonly name: string; readonly version: string; readonly folder: string }[] {
  const { platform, arch } = process;
  const bunName = `@oven/bun-${platform === "win32" ? "windows" : platform}-${arch === "arm64" ? "aarch64" : arch}`;
  const denoName = `@deno/${platform}-${arch}${platform === "linux" ? "-glibc" : ""}`;
  return [
    { name: bunName, version: BUN, folder: "bin" },
    { name: denoName, version: DENO, folder: "." },
  ];
}

/** The folders of Bun and Deno, fetched once (200 MB) as plain packages with the program inside: no script is run. */
export async function otherRuntimes(): Promise<readonly string[]> {
  const cache = join(ROOT, ".cache", "runtimes");
  const packages = packagesHere();
  const folders = packages.map(({ name, folder }) => join(cache, "node_modules", name, folder));
  if (folders.every((folder) => existsSync(folder))) return folders;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, "package.json"), JSON.stringify({ private: true }));
  const wanted = packages.map(({ name, version }) => `${name}@${version}`);
  await npm(["install", ...wanted, "--ignore-scripts", "--no-audit", "--no-fund"], cache);
  return folders;
}
