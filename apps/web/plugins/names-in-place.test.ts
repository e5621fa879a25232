import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { createBuilder, type Rolldown } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { namesInPlace, withNamesApart } from "./names-in-place.ts";

const SHEET = ".row { color: red }\n.cell { color: blue }\n.in { color: green }";

/** The script and the rules that a module with a sheet becomes for browsers. */
async function built(code: string): Promise<{ readonly script: string; readonly rules: string }> {
  // Only the sources of an app have sheets.
  const dir = join(temporaryDir(onTestFinished), "src");
  const write = (name: string, text: string): void => writeFileSync(join(dir, name), text);
  mkdirSync(dir);
  write("a.module.css", SHEET);
  write("part.ts", code);
  const builder = await createBuilder({
    configFile: false,
    logLevel: "silent",
    root: dir,
    plugins: [namesInPlace()],
    css: { modules: { generateScopedName: "[local]_x" } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(dir, "part.ts"),
        preserveEntrySignatures: "strict",
        optimization: { inlineConst: { mode: "all" } },
      },
    },
  });
  const { client } = builder.environments;
  if (client === undefined) throw new Error("nothing is built for browsers");
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  const sheet = output.find((file) => file.type === "asset");
  return { script: output[0].code, rules: String(sheet?.source) };
}

test("the name of a rule is written where it is used, and all rules of its sheet are kept", async () => {
  const { script, rules } = await built(`import s from "./a.module.css"; export const names = [s.row, s.in];`);
  expect(script).toMatch(/\["row_x", "in_x"\]/);
  expect(script).not.toContain("cell_x");
  for (const rule of [".row_x", ".cell_x", ".in_x"]) expect(rules).toContain(rule);
});

test("a module that chooses among the names of a sheet has them all", async () => {
  const { script, rules } = await built(`import s from "./a.module.css"; export const nameOf = (n) => s[n];`);
  for (const name of ["row_x", "cell_x", "in_x"]) expect(script).toContain(name);
  expect(rules).toContain(".cell_x");
});

test("a name that its sheet does not have is an error", async () => {
  await expect(built(`import s from "./a.module.css"; export const names = [s.rwo];`)).rejects.toThrow("rwo");
});

test("what is no sheet of rules by name is left", () => {
  const code = `import "./page.css";\nimport { a } from "./a.ts";`;
  expect(withNamesApart(code)).toBe(code);
});
