import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { DOCS_PATH } from "../../apps/server/src/features/docs/docs.ts";
import { OPENAPI_PATH } from "../../apps/server/src/plugins/openapi.ts";
import { buildDocsPage } from "./build-docs-page.ts";

it("the page of the calls brings nothing but files of its own, named by their content, and reads the description", () => {
  const dir = mkdtempSync(join(tmpdir(), "vedanga-docs-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  buildDocsPage(dir);
  const page = readFileSync(join(dir, "index.html"), "utf8");
  const brought = [...page.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(brought).toHaveLength(3);
  const files = brought.filter((path) => path !== "/app/favicon.svg");
  for (const path of files) {
    expect(path).toMatch(/^\/server\/docs\/files\/docs-[\w-]{8}\.(js|css)$/);
    expect(existsSync(join(dir, path.slice(DOCS_PATH.length)))).toBe(true);
  }
  // The page's policy lets no inline script or style count.
  expect(page).not.toMatch(/<script>|<style>| style=/);
  const script = files.find((path) => path.endsWith(".js")) ?? "";
  expect(readFileSync(join(dir, script.slice(DOCS_PATH.length)), "utf8")).toContain(`fetch("${OPENAPI_PATH}")`);
});
