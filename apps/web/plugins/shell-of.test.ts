import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { expect, onTestFinished, test } from "vitest";
import { shellOf } from "./shell-of.ts";

function built(files: Readonly<Record<string, string>>): string {
  const dir = temporaryDir(onTestFinished);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return dir;
}

const BUILD = {
  "__spa-fallback.html": "page",
  "__spa-fallback.te.html": "page in Telugu",
  "panchang/index.html": "today",
  "assets/main-1a.js": "",
  "assets/main-2b.css": "",
  "assets/kasi-3c.svg": "",
  "assets/tiro-4d.woff2": "",
  "assets/cast-worker-5e.js": "",
  "sw.js": "",
};

test("scripts and styles are kept from the start and one page; no drawing, typeface, page of a day, nor casting", () => {
  const { entries, page } = shellOf(built(BUILD));
  expect(entries.map(({ url }) => url)).toEqual(["/app/assets/main-1a.js", "/app/assets/main-2b.css", page]);
  expect(page).toMatch(/^\/app\/results\?/);
});

test("another page or another file is another build", () => {
  const { build } = shellOf(built(BUILD));
  expect(shellOf(built(BUILD)).build).toBe(build);
  for (const page of ["__spa-fallback.html", "__spa-fallback.te.html"])
    expect(shellOf(built({ ...BUILD, [page]: "other" })).build).not.toBe(build);
  expect(shellOf(built({ ...BUILD, "assets/more-6f.js": "" })).build).not.toBe(build);
});
