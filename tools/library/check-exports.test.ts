import { describe, expect, it } from "vitest";
import { unusedExports } from "./check-exports.ts";

const unused = (sources: Readonly<Record<string, string>>) => unusedExports(new Map(Object.entries(sources)));

describe("an export", () => {
  it("is used where another file imports it, by path, by alias, from a package or from an app", () => {
    expect(
      unused({
        "packages/core/src/index.ts": 'export { a, type B as C } from "./a.ts";\n',
        "packages/core/src/a.ts": "export const a = 1;\nexport type B = 2;\n",
        "apps/web/src/ui/press/button.tsx": "export function Button() {}\n",
        "apps/server/src/app.ts": "export const app = 1;\n",
        "packages/testing/src/built-app.ts": 'import { app } from "@vedanga/server/src/app.ts";\n',
        "apps/web/src/page.ts":
          'import { a, type C } from "@vedanga/core";\nimport {\n  Button,\n} from "#ui/press/button.tsx";\n',
      }),
    ).toEqual([]);
  });

  it("is unused if no file imports it, or only its own index re-exports it", () => {
    expect(
      unused({
        "packages/core/src/index.ts": 'export { a } from "./a.ts";\n',
        "packages/core/src/a.ts": "export const a = 1;\nexport const b = a;\n",
        "packages/core/src/other/b.ts": "export const b = 1;\n",
        "packages/core/src/c.ts": 'import { b } from "./other/b.ts";\n',
      }),
    ).toEqual(["packages/core/src/index.ts: a", "packages/core/src/a.ts: b"]);
  });

  it("re-exported with a star is used where its package is imported for it, and imported with a star it is used as it is", () => {
    expect(
      unused({
        "packages/contract/src/index.ts": 'export * from "./geo.ts";\n',
        "packages/contract/src/geo.ts": "export interface Place {}\nexport interface Lost {}\n",
        "apps/web/src/a.ts":
          'import type { Place } from "@vedanga/contract";\nconst late = () => import("./late.ts");\n',
        "apps/web/src/late.ts": "export const late = 1;\n",
        "apps/web/src/app/entry.server.tsx": "export function drawPages() {}\n",
      }),
    ).toEqual(["packages/contract/src/geo.ts: Lost"]);
  });

  it("is used where it is published, and a star hands it on to the index of its package", () => {
    expect(
      unused({
        "packages/core/src/public.ts": 'export { a, type B } from "./a.ts";\n',
        "packages/core/src/index.ts": 'export { c } from "./a.ts";\nexport * from "./public.ts";\n',
        "packages/core/src/a.ts": "export const a = 1;\nexport type B = 2;\nexport const c = 3;\n",
      }),
    ).toEqual(["packages/core/src/index.ts: c"]);
  });
});
