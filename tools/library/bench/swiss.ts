import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Debian's swe-standard-data puts the files of Swiss Ephemeris. */
const FILES = "/usr/share/libswe/ephe";

export type Dates = "random" | "successive";

/** Microseconds of processor time a chart takes Swiss Ephemeris in C. */
export interface SwissBench {
  run(dates: Dates, charts: number): number;
  remove(): void;
}

/** Compiles the program, or says why it cannot be. */
export function buildSwissBench(): SwissBench | string {
  if (!existsSync(FILES)) return "no files of Swiss Ephemeris (Debian: swe-standard-data)";
  const folder = mkdtempSync(join(tmpdir(), "vedanga-bench-"));
  const program = join(folder, "swiss");
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const built = spawnSync("cc", ["-O2", "-o", program, join(import.meta.dirname, "swiss.c"), "-lswe", "-lm"], {
    encoding: "utf8",
  });
  if (built.status !== 0) {
    remove();
    return built.error ? "no C compiler" : "no libswe to compile with (Debian: libswe-dev)";
  }
  return {
    remove,
    run(dates, charts) {
      const { status, stdout, stderr } = spawnSync(program, [FILES, dates, String(charts)], { encoding: "utf8" });
      const microseconds = Number.parseFloat(stdout);
      if (status !== 0 || !(microseconds > 0)) throw new Error(`Swiss Ephemeris failed: ${stderr}`);
      return microseconds;
    },
  };
}
