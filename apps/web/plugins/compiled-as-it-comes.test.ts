import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { build, type Rolldown } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { compiledAsItComes } from "./compiled-as-it-comes.ts";

const HINT = "//# allFunctionsCalledOnLoad\n";

test("every script begins with what Chromium hears only there, also where Vite puts a list of files first", async () => {
  const root = temporaryDir(onTestFinished);
  writeFileSync(join(root, "late.css"), "p { color: red }");
  writeFileSync(join(root, "late.js"), 'import "./late.css"; export const late = () => "late";');
  writeFileSync(join(root, "entry.js"), 'import("./late.js").then(({ late }) => console.log(late()));');
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [compiledAsItComes()],
    build: { write: false, rolldownOptions: { input: join(root, "entry.js") } },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  const scripts = output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  expect(scripts).toHaveLength(2);
  expect(scripts.some((code) => code.includes("__vite__mapDeps="))).toBe(true);
  for (const code of scripts) expect(code.startsWith(HINT)).toBe(true);
});
