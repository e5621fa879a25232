import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { librariesAsUsed } from "./libraries-as-used.ts";

/** What a module of the app becomes with all it imports, but for React; without what nobody uses, if `asUsed`. */
async function bundled(source: string, asUsed: boolean): Promise<string> {
  const entry = "virtual:entry";
  const result = await build({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    plugins: [
      {
        name: "entry",
        resolveId: { filter: { id: /^virtual:entry$/ }, handler: () => `${import.meta.dirname}/what-is-used.js` },
        load: { filter: { id: /what-is-used\.js$/ }, handler: () => source },
      },
      ...(asUsed ? [librariesAsUsed()] : []),
    ],
    resolve: { conditions: ["module", "browser", "production"] },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: /^react(?:-dom)?(?:\/|$)/, preserveEntrySignatures: "strict" },
    },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  return output[0].code;
}

test.each([
  ["downshift", `export { useCombobox } from "downshift";`, "useCombobox.stateChangeTypes =", "function useSelect("],
  ["react-router", `export { BrowserRouter, useHref } from "react-router";`, "function useHref(", "ScrollRestoration"],
  [
    "query-core",
    `export { QueryClient } from "@tanstack/query-core";`,
    "setQueryDefaults(",
    "function infiniteQueryBehavior(",
  ],
  [
    "query-core",
    `export { QueryClient } from "@tanstack/query-core";`,
    "resumePausedMutations(",
    "var Mutation = class",
  ],
])("of %s comes what is used", async (_library, source, used, unused) => {
  const [whole, asUsed] = [await bundled(source, false), await bundled(source, true)];
  expect(whole).toContain(used);
  expect(whole).toContain(unused);
  expect(asUsed).toContain(used);
  expect(asUsed).not.toContain(unused);
});

test("no screen asks TanStack Query for answers in pages or for a change", () => {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: join(import.meta.dirname, "..") });
  expect(sources.length).toBeGreaterThan(100);
  const asking = sources.filter((source) =>
    /\buse(?:Suspense)?InfiniteQuer|\buseMutation\b/.test(
      readFileSync(join(import.meta.dirname, "..", source), "utf8"),
    ),
  );
  expect(asking).toEqual([]);
});
