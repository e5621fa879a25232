import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { bytesUnder } from "./bytes-under.ts";
import { temporaryDir } from "./temporary-dir.ts";

it("reads every file of a folder, and passes over one that is gone by the time it is read", () => {
  const dir = temporaryDir(onTestFinished);
  mkdirSync(join(dir, "base", "1"), { recursive: true });
  writeFileSync(join(dir, "base", "1", "heap"), "a row");
  // Listed and not there: what a file is that vanishes between the two.
  symlinkSync(join(dir, "nowhere"), join(dir, "base", "1", "pg_internal.init"));
  writeFileSync(join(dir, "log"), "and its log");
  expect(bytesUnder(dir).length).toBe("a rowand its log".length);
  expect(bytesUnder(dir)).toContain("a row");
  expect(bytesUnder(dir)).toContain("and its log");
});
