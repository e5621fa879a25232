import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.ts";
import { npm, type Tarball } from "./pack-packages.ts";

/** What the gazetteer needs from others; it is taken from this repository, so that no network is needed. */
const OF_OTHERS = ["geo-tz", "geokdbush", "kdbush"];

/** An empty folder with the tarballs installed, as anybody has it after `npm install`. */
export async function emptyProject(folder: string, tarballs: readonly Tarball[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const needsOthers = ({ folder: of }: Tarball): boolean => of === "gazetteer";
  const alone = tarballs.filter((tarball) => !needsOthers(tarball)).map(({ path }) => path);
  await npm(["install", ...alone, "--offline", "--ignore-scripts", "--no-audit", "--no-fund"], folder);
  for (const { folder: of, path } of tarballs.filter(needsOthers)) {
    await unpack(path, join(folder, "node_modules", "@vedanga", of));
    for (const name of OF_OTHERS) {
      symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name), "junction");
    }
  }
}

async function unpack(tarball: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  const { code, output } = await run("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"], { quiet: true });
  if (code !== 0) throw new Error(`${tarball} could not be unpacked:\n${output}`);
}
