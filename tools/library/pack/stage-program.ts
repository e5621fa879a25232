import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { townList } from "@vedanga/gazetteer/towns/town-list";
import { ROOT } from "../run.ts";
import { bundleProgram } from "./bundle-program.ts";
import { withoutRelativeLinks } from "./plain-links.ts";
import { OLDEST_NODE } from "./published-manifest.ts";

const SOURCE = join(ROOT, "packages", "cli");
/** What `npx` is told. */
const NAME = "vedanga";

/** Lays out the program as it goes out, in `<staged>/cli`: one bundle with its data, without dependencies. */
export async function stageProgram(staged: string): Promise<string> {
  const target = join(staged, "cli");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, "data"), { recursive: true });
  const licences = await bundleProgram(join(SOURCE, "src", "main.ts"), join(target, "dist"));
  const places = join(ROOT, "packages", "gazetteer", "data", "places.bin");
  copyFileSync(join(ROOT, "packages", "core", "data", "grahas.bin"), join(target, "data", "grahas.bin"));
  copyFileSync(places, join(target, "data", "places.bin"));
  writeFileSync(join(target, "data", "towns.txt"), townList(readFileSync(places)));
  writeFileSync(join(target, "LICENCES-OF-OTHERS.txt"), licences);
  writeFileSync(join(target, "README.md"), withoutRelativeLinks(readFileSync(join(SOURCE, "README.md"), "utf8")));
  copyFileSync(join(SOURCE, "CHANGELOG.md"), join(target, "CHANGELOG.md"));
  copyFileSync(join(ROOT, "LICENSE"), join(target, "LICENSE"));
  const { version, description, license } = JSON.parse(readFileSync(join(SOURCE, "package.json"), "utf8"));
  const manifest = {
    name: NAME,
    version,
    description,
    keywords: ["panchang", "panchangam", "vedic", "astrology", "telugu", "kundli", "cli"],
    license,
    type: "module",
    bin: { [NAME]: "dist/main.js" },
    engines: { node: OLDEST_NODE },
  };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return target;
}
