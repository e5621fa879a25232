import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { build, type Rolldown } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { inlineScript } from "./inline-script.ts";

/** What a module for Node or for browsers has that imports the script of these files as text; the first is the script. */
async function textOf(files: Readonly<Record<string, string>>, environment = "ssr"): Promise<string> {
  const dir = temporaryDir(onTestFinished);
  const page = join(dir, "page.mjs");
  const [script] = Object.keys(files);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  writeFileSync(page, `export { default } from "./${script}?inline-script";`);
  const asText = { write: false, ssr: environment === "ssr", lib: { entry: page, formats: ["es"] } } as const;
  const result = await build({ configFile: false, logLevel: "silent", plugins: [inlineScript()], build: asText });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  writeFileSync(join(dir, "built.mjs"), output[0].code);
  return (await import(pathToFileURL(join(dir, "built.mjs")).href)).default;
}

test("a module and what it imports becomes the text of one script, which runs in place", async () => {
  const text = await textOf({
    "script.ts": `import { twice } from "./twice.ts"; page.seen = twice(21 as number);`,
    "twice.ts": "export const twice = (n: number): number => 2 * n;",
  });
  const page = { seen: 0 };
  runInNewContext(text, { page });
  expect(page.seen).toBe(42);
});

test("nothing in the text ends the script in its page", async () => {
  const text = await textOf({ "script.ts": `page.seen = "</scr" + "ipt>";` });
  expect(text).not.toContain("</script");
  const page = { seen: "" };
  runInNewContext(text, { page });
  expect(page.seen).toBe("</script>");
});

test("the app for browsers does not carry the text, which is in its page", async () => {
  expect(await textOf({ "script.ts": "page.seen = 42;" }, "client")).toBe("");
});
