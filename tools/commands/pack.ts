import { delimiter, join, relative } from "node:path";
import { otherRuntimes } from "../library/pack/other-runtimes.ts";
import { packFolder, packPackages } from "../library/pack/pack-packages.ts";
import { stageProgram } from "../library/pack/stage-program.ts";
import { ROOT, runBin } from "../library/run.ts";
import { say } from "../library/say.ts";

/*
 * npm run pack               the tarballs of every published package, in build/packages
 * npm run pack -- --prove    and their tests, in Bun and Deno too, which it fetches
 */
const staged = join(ROOT, "build", "packages");
const libraries = await packPackages(staged);
const program = await packFolder(await stageProgram(staged), "cli", staged);
for (const { path, bytes } of [...libraries, program]) {
  say(`${relative(ROOT, path)}: ${(bytes / 1e6).toFixed(2)} MB`);
}
if (process.argv.includes("--prove")) {
  const path = [process.env.PATH ?? "", ...(await otherRuntimes())].join(delimiter);
  const { code } = await runBin("vitest", ["run", "tools/library/pack"], { env: { PATH: path } });
  process.exitCode = code;
}
