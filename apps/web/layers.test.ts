import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const REPOSITORY = join(import.meta.dirname, "../..");

/** What each room of the web app may import, itself aside. */
const BELOW = {
  app: ["features", "almanac", "person", "ui", "cast", "api", "i18n", "platform"],
  features: ["almanac", "person", "ui", "cast", "api", "i18n", "platform"],
  almanac: ["ui", "cast", "api", "i18n", "platform"],
  person: ["ui", "cast", "api", "i18n", "platform"],
  cast: ["api", "i18n", "platform"],
  ui: ["api", "i18n", "platform"],
  api: ["i18n", "platform"],
  i18n: ["platform"],
  platform: [],
} as const satisfies Record<string, readonly string[]>;
type Room = keyof typeof BELOW;
const ROOMS = Object.keys(BELOW) as Room[];

/** The last is of the file's own folder. */
const STYLE_SHEETS = [
  "#ui/press/button.module.css",
  "../probe.module.css",
  "./two/probe.module.css",
  "./probe.module.css",
];

/** One line for each way into each room, from a file in a folder of its own room. */
const WAYS_IN = ROOMS.flatMap((to) => [
  { to, from: `#${to}/one/probe.ts` },
  { to, from: `../../${to}/one/probe.ts` },
]);

interface Diagnostic {
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

let folder: string;
let diagnostics: readonly Diagnostic[];

/** Lints one file in each room that imports from every room, by the repository's own rules. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "layers-"));
  const { $schema: _, vcs: __, ...config } = JSON.parse(await readFile(join(REPOSITORY, "biome.json"), "utf8"));
  await writeFile(join(folder, "biome.json"), JSON.stringify(config));
  const lines = WAYS_IN.map(({ from }, index) => `export { probe as probe${index} } from "${from}";`);
  const sheets = STYLE_SHEETS.map((from, index) => `export { default as sheet${index} } from "${from}";`);
  for (const room of ROOMS) {
    const one = join(folder, "apps/web/src", room, "one");
    await mkdir(one, { recursive: true });
    await writeFile(join(one, "lines.ts"), lines.join("\n"));
    await writeFile(join(one, "dressed.ts"), sheets.join("\n"));
    await writeFile(join(one, "keeps.ts"), "localStorage.clear();\nsessionStorage.clear();");
  }
  const biome = join(REPOSITORY, "node_modules/.bin/biome");
  const rules = ["--only=style/noRestrictedImports", "--only=style/noRestrictedGlobals"];
  const options = ["lint", ...rules, "--reporter=json", "--max-diagnostics=none"];
  // Biome exits with an error if it refuses anything; both outputs contain its report.
  const { stdout } = await promisify(execFile)(process.execPath, [biome, ...options], { cwd: folder }).catch(
    (fault: { readonly stdout: string }) => fault,
  );
  ({ diagnostics } = JSON.parse(stdout));
});
afterAll(() => rm(folder, { recursive: true }));

const found = (file: string): readonly Diagnostic[] =>
  diagnostics.filter(({ location }) => location.path.endsWith(`/src/${file}`));

function refusedIn(room: Room): string[] {
  return found(`${room}/one/lines.ts`)
    .map(({ location }) => WAYS_IN[location.start.line - 1]?.from ?? "")
    .sort();
}

/** A feature neither imports a feature nor imports from outside its folder. */
const isForbidden = (room: Room, { to, from }: (typeof WAYS_IN)[number]): boolean => {
  const below: readonly Room[] = BELOW[room];
  return room === "features" ? !below.includes(to) || from.startsWith("..") : to !== room && !below.includes(to);
};

test.each(ROOMS)("a file of %s imports from the rooms below it alone, however the import is written", (room) => {
  const forbidden = WAYS_IN.filter((way) => isForbidden(room, way)).map(({ from }) => from);
  expect(refusedIn(room)).toEqual(forbidden.sort());
});

test.each(ROOMS)("a file of %s takes the style sheets of its own folder alone", (room) => {
  const lines = new Set(found(`${room}/one/dressed.ts`).map(({ location }) => location.start.line));
  expect([...lines].sort()).toEqual([1, 2, 3]);
});

test.each(ROOMS)("a file of %s keeps nothing in the browser past the list of what is kept", (room) => {
  expect(
    found(`${room}/one/keeps.ts`)
      .map(({ location }) => location.start.line)
      .sort(),
  ).toEqual([1, 2]);
});

/** What reads a text as a date or a time; `new Date` of milliseconds reads none, and is known by the unit in the name. */
const READS_A_TIME = /\bDate\.parse\b|\bnew Date\((?!\)|\w*Ms\)|Date\.UTC\()|api\/wire\/parse-/;
const ABOVE_API = ROOMS.filter((room) => (BELOW[room] as readonly Room[]).includes("api"));

test("a line that reads a time is known", () => {
  const reading = [
    "Date.parse(day.sunrise)",
    "new Date(at)",
    'new Date("2026-11-21")',
    'from "#api/wire/parse-wire-time.ts"',
  ];
  const counting = [
    "new Date()",
    "new Date(instantMs)",
    "new Date(Date.UTC(year, 0))",
    'from "#api/wire/panchang-day.ts"',
  ];
  expect([...reading, ...counting].filter((line) => READS_A_TIME.test(line))).toEqual(reading);
});

test.each(ABOVE_API)("no file of %s reads a date or a time of an answer: api has read it on arrival", async (room) => {
  const files = await readdir(join(import.meta.dirname, "src", room), { recursive: true, withFileTypes: true });
  const sources = files.filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  expect(sources.length).toBeGreaterThan(0);
  for (const { parentPath, name } of sources) {
    expect(await readFile(join(parentPath, name), "utf8"), `${parentPath}/${name}`).not.toMatch(READS_A_TIME);
  }
});

test("every folder of the app is one of these rooms, but the style sheets of all", async () => {
  const folders = await readdir(join(import.meta.dirname, "src"));
  expect(folders.sort()).toEqual([...ROOMS, "styles"].sort());
});
