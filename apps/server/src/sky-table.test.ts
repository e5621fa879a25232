import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadEphemeris } from "./sky-table.ts";
import { StartRefusal } from "./start-refusal.ts";

describe("the sky of the server", () => {
  it("is computed from the table that comes with the product", () => {
    expect(loadEphemeris().name).toMatch("1599-2402");
  });

  it("refuses to start, with the remedy, when the table is missing or not whole", () => {
    const folder = temporaryDir(onTestFinished);
    const damaged = join(folder, "grahas.bin");
    writeFileSync(damaged, "VEDGRAHA and nothing more that a table would have");
    for (const file of [join(folder, "none.bin"), damaged]) {
      expect(() => loadEphemeris(file)).toThrow(StartRefusal);
      expect(() => loadEphemeris(file)).toThrow(
        expect.objectContaining({ remedy: "Rebuild its table with: npm run regenerate -- ephemeris" }),
      );
    }
    expect(() => loadEphemeris(damaged)).toThrow("has format");
  });
});
