import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.ts";
import { fail, say } from "../say.ts";

export interface TzDatabase {
  /** The source of every zone in one file, `backzone` among it. */
  readonly source: string;
  readonly release: string;
  /** A folder with the zones as Debian compiled them. */
  readonly compiled: string;
}

/**
 * The newest tz database Debian has, in a folder of its own. Debian builds it with the file `backzone`, which gives zones
 * that agree since 1970 each their own past again, for the zones of `zone.tab`.
 */
export async function fetchTzDatabase(): Promise<TzDatabase> {
  const home = join(ROOT, ".cache", "zones");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  say("fetching Debian's tzdata; 300 kB");
  const { code, output } = await run("apt-get", ["download", "tzdata"], { quiet: true, cwd: home });
  const [archive] = globSync("tzdata_*.deb", { cwd: home });
  if (code !== 0 || !archive) {
    process.stderr.write(output);
    fail("The tz database could not be fetched.", "This needs a Debian that reaches its archive: run apt-get update.");
  }
  await run("dpkg-deb", ["-x", join(home, archive), home], { quiet: true });
  const compiled = join(home, "usr", "share", "zoneinfo");
  const source = join(compiled, "tzdata.zi");
  const head = existsSync(source) ? readFileSync(source, "utf8").slice(0, 400) : "";
  const release = /^# version (\S+)$/m.exec(head)?.[1];
  if (!release || !/^# ddeps .*\bbackzone zone\.tab$/m.test(head))
    fail(`${archive} is not a tz database with backzone.`, "Look at the first lines of usr/share/zoneinfo/tzdata.zi.");
  return { source, release, compiled };
}
