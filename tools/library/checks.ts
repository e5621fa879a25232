import { globSync } from "node:fs";
import { dirname } from "node:path";
import { checkDependencies } from "./check-dependencies.ts";
import { checkDocs } from "./check-docs.ts";
import { checkExports } from "./check-exports.ts";
import { ROOT, runBin } from "./run.ts";
import type { Tally } from "./tally.ts";
import { checkTelugu } from "./telugu/check-telugu.ts";

/** Types of every package, lint and format of the whole, the documents' links and commands, the Telugu, unused exports, and dependencies. */
export async function runChecks(tally: Tally): Promise<void> {
  await runBin("react-router", ["typegen"], { cwd: `${ROOT}/apps/web`, quiet: true });
  const projects = globSync(["tsconfig.json", "{packages,apps}/*/{,worker/}tsconfig.json"], { cwd: ROOT }).sort();
  for (const project of projects) {
    const { code } = await runBin("tsc", ["-p", project]);
    tally.add(
      `types of ${dirname(project) === "." ? "tests and tools" : dirname(project)}`,
      code === 0 ? 1 : 0,
      code === 0 ? 0 : 1,
    );
  }

  const lint = await runBin("biome", ["ci", "--error-on-warnings", "."]);
  tally.add("lint and format", lint.code === 0 ? 1 : 0, lint.code === 0 ? 0 : 1);

  for (const [name, { checked, faults }] of [
    ["documents", checkDocs()],
    ["lines of Telugu", checkTelugu()],
    ["modules whose exports are all used", checkExports()],
  ] as const) {
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    tally.add(name, checked - faults.length, faults.length);
  }

  await checkDependencies(tally);
}
