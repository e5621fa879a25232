import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.ts";
import { compilePackage } from "./compile-package.ts";
import { withoutRelativeLinks } from "./plain-links.ts";
import type { Published } from "./published.ts";
import { publishedManifest } from "./published-manifest.ts";
import { shortTable } from "./short-table.ts";

/** Lays out one package as it goes out, in `<staged>/<folder>`. */
export async function stagePackage(published: Published, staged: string): Promise<string> {
  const source = join(ROOT, "packages", published.folder);
  const target = join(staged, published.folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await compilePackage(published, staged);
  if (existsSync(join(source, "data"))) cpSync(join(source, "data"), join(target, "data"), { recursive: true });
  if (published.folder === "core") {
    const full = readFileSync(join(target, "data", "grahas.bin"));
    writeFileSync(join(target, "data", "grahas-1900-2100.bin"), shortTable(full));
  }
  writeFileSync(join(target, "README.md"), withoutRelativeLinks(readFileSync(join(source, "README.md"), "utf8")));
  copyFileSync(join(source, "CHANGELOG.md"), join(target, "CHANGELOG.md"));
  copyFileSync(join(ROOT, "LICENSE"), join(target, "LICENSE"));
  const manifest = publishedManifest(JSON.parse(readFileSync(join(source, "package.json"), "utf8")), published);
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return target;
}
