import { describe, expect, it } from "vitest";
import { faultsOf, isPermissive } from "./check-dependencies.ts";

const sound = { license: "MIT", integrity: "sha512-x" };

describe("a lock file", () => {
  it("is sound when all is pinned and what ships is permissive", () => {
    const lock = {
      "apps/web": { dependencies: { a: "1" } },
      "node_modules/a": { ...sound, dependencies: { b: "1" } },
      "node_modules/a/node_modules/b": sound,
      "node_modules/oracle": { ...sound, license: "AGPL-3.0" },
    };
    expect(faultsOf(lock)).toEqual([]);
  });

  it("is faulted for a copyleft package however deep it ships", () => {
    const lock = {
      "apps/web": { dependencies: { a: "1" } },
      "node_modules/a": { ...sound, dependencies: { b: "1" } },
      "node_modules/a/node_modules/b": { ...sound, license: "AGPL-3.0" },
      "node_modules/b": sound,
    };
    expect(faultsOf(lock)).toEqual(["node_modules/a/node_modules/b is shipped under AGPL-3.0"]);
  });

  it("is faulted for what is unpinned, names a download, or runs at install", () => {
    const lock = {
      "node_modules/a": { license: "MIT" },
      "node_modules/b": { ...sound, resolved: "somewhere" },
      "node_modules/c": { ...sound, hasInstallScript: true },
    };
    expect(faultsOf(lock)).toEqual([
      "node_modules/a is not pinned by its content",
      "node_modules/b names where it was downloaded",
      "node_modules/c wants to run at install",
    ]);
  });
});

describe("a licence", () => {
  it.each([
    ["MIT", true],
    ["(MPL-2.0 OR Apache-2.0)", true],
    ["(MIT AND Zlib)", true],
    ["(MIT AND GPL-3.0)", false],
    ["MPL-2.0", false],
    ["no licence", false],
  ])("%s: %s", (license, expected) => {
    expect(isPermissive(license)).toBe(expected);
  });
});
