import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withApiTable } from "./api-table.ts";
import { ROOT } from "./run.ts";

const page = readFileSync(join(ROOT, "docs", "api.md"), "utf8");

it("docs/api.md has the table of today's calls; npm run regenerate -- api-table writes it", () => {
  expect(page).toBe(withApiTable(page));
});

it("a page without the table is refused", () => {
  expect(() => withApiTable("# The calls\n")).toThrow("no table");
});
