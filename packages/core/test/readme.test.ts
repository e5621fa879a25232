import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CORE = new URL("..", import.meta.url);
const readme = readFileSync(new URL("README.md", CORE), "utf8");

interface Example {
  readonly title: string;
  readonly code: string;
  readonly prints: string | undefined;
}

const [setting, ...examples] = [
  ...readme.matchAll(/^## (.+)\n|^```ts\n([\s\S]*?)^```\n(?:```text\n([\s\S]*?)^```)?/gm),
].reduce<{ readonly title: string; readonly found: readonly Example[] }>(
  ({ title, found }, [, heading, code, prints]) =>
    code === undefined ? { title: heading ?? title, found } : { title, found: [...found, { title, code, prints }] },
  { title: "", found: [] },
).found;

/** Runs TypeScript as a program of its own, in the folder of the package. */
const run = (code: string): string =>
  execFileSync(process.execPath, ["--input-type=module-typescript", "--eval", code], { cwd: CORE, encoding: "utf8" });

const isImport = (line: string): boolean => line.startsWith("import ");
const MARK = "----";

/** All examples as one program, each going on from those before, and what each prints. */
const printed = (): readonly string[] => {
  const codes = [setting?.code ?? "", ...examples.map(({ code }) => code)].map((code) => code.split("\n"));
  const imports = codes.flat().filter(isImport);
  const bodies = codes.map((lines) => lines.filter((line) => !isImport(line)).join("\n"));
  return run([...imports, bodies.join(`\nconsole.log("${MARK}");\n`)].join("\n"))
    .split(`${MARK}\n`)
    .slice(1);
};

describe("the README of the package", () => {
  it("begins with a sky and has examples for what it promises", () => {
    expect(setting?.code).toContain("const sky");
    expect(examples.length).toBeGreaterThanOrEqual(8);
    expect(examples.filter(({ prints }) => prints === undefined)).toEqual([]);
  });

  it("prints what it says, example by example", () => {
    const found = printed();
    expect(examples.map(({ title }, index) => `${title}\n${found[index]}`)).toEqual(
      examples.map(({ title, prints }) => `${title}\n${prints}`),
    );
  });

  it("links to pages that are there", () => {
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(() => readFileSync(new URL(link, CORE)), link).not.toThrow();
  });
});

describe("the package", () => {
  it("does nothing on import: no word printed, no global, no prototype, no listener changed", () => {
    const code = `
      const state = () => JSON.stringify([
        Reflect.ownKeys(globalThis).map(String),
        [Object, Array, Map, Number, String, Function].map((known) => Reflect.ownKeys(known.prototype).map(String)),
        process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
        process.env,
      ]);
      const before = state();
      await import("@vedanga/core");
      await import("@vedanga/core/ids");
      console.log(before === state(), process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length);
    `;
    expect(run(code)).toBe("true 0\n");
  });

  it("says so to bundlers, and that it needs nothing of ours", () => {
    const manifest = JSON.parse(readFileSync(new URL("package.json", CORE), "utf8"));
    expect(manifest.sideEffects).toBe(false);
    expect(Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith("@vedanga/"))).toEqual([]);
  });
});
