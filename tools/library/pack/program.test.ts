import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ask } from "@vedanga/cli/ask";
import { endings } from "@vedanga/testing/endings";
import { sessionsOf } from "@vedanga/testing/page-sessions";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { npm, packFolder } from "./pack-packages.ts";
import { runtimesHere } from "./runtimes.ts";
import { stageProgram } from "./stage-program.ts";

const ending = endings();
const work = temporaryDir(ending.atEnd);
const project = join(work, "project");
const installed = join(project, "node_modules", "vedanga");
const bin = join(project, "node_modules", ".bin");
const BIRTH = ["1990-05-17", "06:05", "Warangal"];

/** Runs a line of a page as a shell does, with the program of the package in the path. */
function shell(line: string): string {
  const path = [bin, process.env.PATH ?? ""].join(delimiter);
  const { stdout, stderr } = spawnSync(line, {
    cwd: project,
    shell: true,
    encoding: "utf8",
    env: { ...process.env, PATH: path },
  });
  return `${stderr}${stdout}`;
}

beforeAll(async () => {
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true }));
  const { path } = await packFolder(await stageProgram(join(work, "packages")), "cli", join(work, "packages"));
  await npm(["install", path, "--offline", "--ignore-scripts", "--no-audit", "--no-fund"], project);
}, 120_000);
afterAll(ending.run);

describe("the program, packed and installed in an empty folder", () => {
  it("shows what its README says, session by session", () => {
    const sessions = sessionsOf(readFileSync(join(installed, "README.md"), "utf8"));
    expect(sessions.length).toBeGreaterThan(5);
    expect(sessions.map(({ command }) => shell(command))).toEqual(sessions.map(({ shows }) => shows));
  }, 120_000);

  it.each(runtimesHere().filter(({ name }) => !name.startsWith("Deno")))(
    "answers in $name as a server does",
    async ({ command: [program] }) => {
      const main = join(installed, "dist", "main.js");
      const { stdout } = spawnSync(program, [main, "chart", ...BIRTH, "--json"], { encoding: "utf8", cwd: project });
      const place = { lat: "17.9689", lon: "79.5941", zone: "Asia/Kolkata" };
      const answer = await ask("planetDetails", { dob: "1990-05-17", tob: "06:05", ...place });
      expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(answer)));
    },
  );

  it("depends on nothing, has its changes, and the licence of every library in it", () => {
    const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect([manifest.name, manifest.dependencies, manifest.bin]).toEqual([
      "vedanga",
      undefined,
      { vedanga: "dist/main.js" },
    ]);
    const changes = readFileSync(join(installed, "CHANGELOG.md"), "utf8");
    expect(changes.startsWith(`# Changes\n\n## ${manifest.version}\n`)).toBe(true);
    expect(shell("vedanga --version")).toBe(`${manifest.version}\n`);
    const licences = readFileSync(join(installed, "LICENCES-OF-OTHERS.txt"), "utf8");
    for (const name of ["zod", "kdbush", "geokdbush", "ical-generator"]) {
      expect(licences).toMatch(new RegExp(`^${name} [\\d.]+, (?:MIT|ISC)$`, "m"));
    }
    const imported = globSync("dist/*.js", { cwd: installed }).flatMap((file) =>
      [...readFileSync(join(installed, file), "utf8").matchAll(/\bfrom ?"([@a-z][\w@/:.-]*)"/g)].map(
        ([, name]) => name,
      ),
    );
    expect(imported).toContain("node:util");
    expect(imported.filter((name) => !name?.startsWith("node:"))).toEqual([]);
  });

  it("opens for a town neither the file of all places nor, for help, what answers", () => {
    const filesOpened = (words: string): string => {
      const spy = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
        const read = fs.readFileSync; fs.readFileSync = (file, ...rest) => (console.error("read", String(file)), read(file, ...rest));
        syncBuiltinESMExports();`;
      return shell(
        `"${process.execPath}" --import "data:text/javascript,${encodeURIComponent(spy)}" "${join(installed, "dist", "main.js")}" ${words}`,
      );
    };
    expect(filesOpened("panchang Guntur --date 2026-09-14")).not.toContain("places.bin");
    expect(filesOpened("panchang Guntur --date 2026-09-14")).toContain("towns.txt");
    expect(filesOpened("--help")).not.toMatch(/read .*(?:grahas|places|towns)/);
  });
});
