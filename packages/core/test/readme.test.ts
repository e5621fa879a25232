import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { examplesOf, printedBy, programOf, promisedBy } from "@vedanga/testing/page-examples";
import { describe, expect, it } from "vitest";
import * as published from "../src/public.ts";

const CORE = new URL("..", import.meta.url);
const pageOf = (name: string): string => readFileSync(new URL(name, CORE), "utf8");
const readme = pageOf("README.md");
const pages = `${readme}\n${pageOf("EXAMPLES.md")}`;
const [setting, ...examples] = examplesOf(pages);

/** Runs TypeScript as a program of its own, in the folder of the package. */
const run = (code: string): string =>
  execFileSync(process.execPath, ["--input-type=module-typescript", "--eval", code], { cwd: CORE, encoding: "utf8" });

describe("the README of the package and its examples", () => {
  it("begin with a sky and have examples for what they promise", () => {
    expect(setting?.code).toContain("const sky");
    expect(examples.length).toBeGreaterThanOrEqual(20);
    expect(examples.filter(({ prints }) => prints === undefined)).toEqual([]);
  });

  it("print what they say, example by example", () => {
    const all = examplesOf(pages);
    expect(printedBy(all, run(programOf(all)))).toEqual(promisedBy(all));
  });

  it("show every function that is published", () => {
    const functions = Object.entries(published).flatMap(([name, value]) => (typeof value === "function" ? name : []));
    const code = examplesOf(pages)
      .map((example) => example.code)
      .join("\n");
    expect(functions.length).toBeGreaterThan(60);
    expect(functions.filter((name) => code.split(new RegExp(`\\b${name}\\b`)).length < 3)).toEqual([]);
  });

  it("link to pages that are there", () => {
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
