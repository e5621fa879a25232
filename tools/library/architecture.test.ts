import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { productPackages, withArchitecture } from "./architecture.ts";
import { ROOT } from "./run.ts";

const page = readFileSync(join(ROOT, "README.md"), "utf8");

it("the README draws today's imports; npm run regenerate -- architecture draws it again", () => {
  expect(page).toBe(withArchitecture(page));
});

it.each(productPackages())(
  "$folder names in its package.json the packages that it imports, and no other",
  ({ declared, imported }) => {
    expect(imported).toEqual(declared);
  },
);

it("a page without a drawing is refused", () => {
  expect(() => withArchitecture("# Vedanga\n")).toThrow("no drawing");
});
