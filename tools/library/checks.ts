import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { checkDependencies } from "./check-dependencies.ts";
import { checkDocs } from "./check-docs.ts";
import { checkExports } from "./check-exports.ts";
import { ROOT, runBin } from "./run.ts";
import type { Tally } from "./tally.ts";
import { checkTelugu } from "./telugu/check-telugu.ts";

/** Types of every package, lint and format of the whole, the documents' links and commands, the Telugu, unused exports, and dependencies. */
export async function runChecks(tally: Tally): Promise<void> {
  const projects = globSync(["tsconfig.json", "{packages,apps}/*/{,worker/}tsconfig.json"], { cwd: ROOT }).sort();
  const checks = [
    ...projects.map((project) => ({
      name: `types of ${dirname(project) === "." ? "tests and tools" : dirname(project)}`,
      run: () => runBin("tsc", ["-p", project]),
    })),
    { name: "lint and format", run: () => runBin("biome", ["ci", "--error-on-warnings", "."]) },
  ].values();
  // One on each core: the compiler works on one file at a time for the most part.
  const takeTurns = async (): Promise<void> => {
    for (const { name, run } of checks) {
      const { code } = await run();
      tally.add(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));

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
