import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildDocsPage } from "./build-docs-page.ts";
import { listParts, writeParts } from "./cast/write-parts.ts";
import { compressFiles } from "./compress-files.ts";
import { ROOT, runBin } from "./run.ts";
import { fail, say } from "./say.ts";

const WEB = join(ROOT, "apps", "web");
const STAMP = join(WEB, "build", "stamp");
const CLIENT = join(WEB, "build", "client");
const DOCS = join(WEB, "build", "docs");

/** The app as files for browsers; it empties the folder of all builds. */
const APP = ["vite", "build"] as const;
/** The worker that keeps those files there, and the file with which the server renders the first day. */
const BESIDE_IT = [
  ["vite", "build", "--config", "vite.worker.config.ts"],
  ["vite", "build", "--config", "vite.first-day.config.ts"],
] as const;

/** What the server's answers are told by: the app asks again for what it kept in the words of another version. */
const WORDS = ["packages/{answers,core,names,narrative}/src/**/*.ts"];
/** Everything else that the built app depends on. */
const SOURCES = [
  "apps/web/{src,public,plugins,worker}/**/*.*",
  "apps/web/*.{ts,json}",
  "tools/library/{build-docs-page,build-web,compress-files}.ts",
  "tools/library/{cast,ephemeris}/*.ts",
  "packages/contract/src/**/*.ts",
  "packages/{gazetteer,zones}/src/**/*.ts",
  "packages/{core,gazetteer}/data/*.bin",
  "package-lock.json",
];
const VERSION_DIGITS = 12;

/** Changes with any byte of the files, tests left out. */
function digestOf(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync([...patterns], { cwd: ROOT })
    .filter((file) => !file.endsWith(".test.ts"))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

/** Builds the app if its sources changed since the last build. */
export async function buildWebIfStale(): Promise<void> {
  const digest = digestOf([...SOURCES, ...WORDS]);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  say("building the app");
  await build(APP);
  await Promise.all(BESIDE_IT.map(build));
  buildDocsPage(DOCS);
  writeParts(CLIENT);
  // The app's own pages are filled in when they are requested.
  await Promise.all([compressFiles(CLIENT, ["**/*.html"]), compressFiles(DOCS)]);
  listParts(CLIENT);
  writeFileSync(STAMP, digest);
}

async function build([bin, ...args]: readonly [bin: string, ...args: string[]]): Promise<void> {
  const { code, output } = await runBin(bin, args, {
    cwd: WEB,
    quiet: true,
    env: { NODE_ENV: "production", VITE_WORDS_VERSION: digestOf(WORDS).slice(0, VERSION_DIGITS) },
  });
  if (code !== 0) {
    process.stderr.write(output);
    const remedy = /ENOSPC/.test(output)
      ? "There is no room left on the disk: free about 200 MB and run the command again."
      : "The output of the build is above.";
    fail("The app could not be built.", remedy);
  }
}
