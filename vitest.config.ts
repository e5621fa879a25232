import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const FAULTS = "apps/server/faults/**/*.test.ts";

/** What kills servers and waits for databases takes longest: begun last, it would leave the other workers idle. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFault = ({ moduleId }: TestSpecification) => moduleId.includes("/apps/server/faults/");
    const sorted = await super.sort(files);
    return [...sorted.filter(isFault), ...sorted.filter((file) => !isFault(file))];
  }
}

export default defineConfig({
  test: {
    pool: "forks",
    // Vitest leaves one core to itself: of two it would use one, and much of what is tested waits.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: FaultsFirst },
    // Only for what hangs: on a machine with much else to do a test may take ten times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // A module that is loaded once serves the tests of all files: loading them anew for each took five times as long.
        test: {
          name: "modules",
          include: ["{packages,apps,tools}/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, FAULTS],
          isolate: false,
        },
      },
      {
        extends: true,
        // Each starts servers, kills them, fills disks: a process for each file.
        test: { name: "faults", include: [FAULTS] },
      },
    ],
  },
});
