import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { endings } from "@vedanga/testing/endings";
import { examplesOf, printedBy, programOf, promisedBy } from "@vedanga/testing/page-examples";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as published from "../../../packages/core/src/public.ts";
import { ensureChromium } from "../chromium.ts";
import { CHROMIUM_ARGS, LEFT_OUT_ARGS } from "../chromium-args.ts";
import { ROOT, run, runBin } from "../run.ts";
import { bundleFile, bytesOf } from "./bundle.ts";
import { birthAndDay } from "./consumer/birth-and-day.ts";
import { emptyProject } from "./empty-project.ts";
import { packPackages } from "./pack-packages.ts";
import { PUBLISHED } from "./published.ts";
import { runtimesHere } from "./runtimes.ts";

const ending = endings();
const work = temporaryDir(ending.atEnd);
const project = join(work, "project");
const installed = (name: string): string => join(project, "node_modules", "@vedanga", name);
const expected = birthAndDay(readFileSync(join(ROOT, "packages", "core", "data", "grahas.bin"))).join("\n");

/** As strict as a compiler can be, and it reads the declarations of the packages too. */
const COMPILER = {
  target: "es2023",
  module: "nodenext",
  lib: ["es2023", "dom"],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  rewriteRelativeImportExtensions: true,
  types: ["node"],
  typeRoots: [join(ROOT, "node_modules", "@types")],
  outDir: "out",
};

/** The end of a statement that imports or hands on, and an import as a call. */
const IMPORT = /(?:^(?:import|export|\}).*\bfrom |^import |\bimport\()"([^"]+)"/gm;

beforeAll(async () => {
  await emptyProject(project, await packPackages(join(work, "packages")));
}, 120_000);
afterAll(ending.run);

describe("the packages, packed and installed in an empty folder", () => {
  it("are understood by a strict compiler that reads their declarations", async () => {
    cpSync(join(ROOT, "tools", "library", "pack", "consumer"), project, { recursive: true });
    const config = join(project, "tsconfig.json");
    writeFileSync(config, JSON.stringify({ compilerOptions: COMPILER, include: ["*.ts"] }));
    expect(await runBin("tsc", ["-p", config], { quiet: true })).toEqual({ code: 0, output: "" });
  });

  it.each(runtimesHere())("compute the same with either table in $name", async ({ command }) => {
    const [program, ...args] = command;
    for (const table of ["grahas.bin", "grahas-1900-2100.bin"]) {
      const asked = [...args, join(project, "out", "from-disk.js"), table];
      const { output } = await run(program, asked, { cwd: project, quiet: true });
      expect(output).toBe(`${expected}\n`);
    }
  });

  it("compute the same in a page and in a worker of a browser, which fetch the table", async () => {
    const files: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
      "/": ["text/html", '<pre id="page"></pre><pre id="worker"></pre><script type="module" src="/page.js"></script>'],
      "/page.js": ["text/javascript", await bundleFile(join(project, "page.ts"))],
      "/worker.js": ["text/javascript", await bundleFile(join(project, "worker.ts"))],
      "/grahas-1900-2100.bin": [
        "application/octet-stream",
        readFileSync(join(installed("core"), "data", "grahas-1900-2100.bin")),
      ],
    };
    const server = createServer(({ url = "/" }, answer) => {
      const [type, body] = files[url] ?? ["text/plain", ""];
      answer.writeHead(200, { "content-type": type }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...CHROMIUM_ARGS],
      ignoreDefaultArgs: LEFT_OUT_ARGS,
    });
    try {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("the server has no port");
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${address.port}/`);
      await page.locator("#worker:not(:empty)").waitFor({ state: "attached" });
      expect(await page.locator("#page").textContent()).toBe(expected);
      expect(await page.locator("#worker").textContent()).toBe(expected);
    } finally {
      await browser.close();
      server.close();
    }
  });

  it.each(PUBLISHED.map(({ folder }) => folder))("print what the examples of %s say", async (folder) => {
    const pages = globSync("{README,EXAMPLES}.md", { cwd: installed(folder) })
      .sort()
      .toReversed();
    const examples = examplesOf(pages.map((page) => readFileSync(join(installed(folder), page), "utf8")).join("\n"));
    expect(examples.length).toBeGreaterThan(1);
    const { output } = await run(process.execPath, ["--input-type=module-typescript", "--eval", programOf(examples)], {
      cwd: project,
      quiet: true,
    });
    expect(printedBy(examples, output)).toEqual(promisedBy(examples));
  });

  it("have what is published and nothing else: no source, no test, no module of Node in core, and their changes", async () => {
    for (const { folder } of PUBLISHED) {
      const files = globSync("**/*.*", { cwd: installed(folder) });
      expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$|\/test\//.test(file))).toEqual([]);
      expect(files).toEqual(expect.arrayContaining(["README.md", "package.json"]));
      const { version } = JSON.parse(readFileSync(join(installed(folder), "package.json"), "utf8"));
      const changes = readFileSync(join(installed(folder), "CHANGELOG.md"), "utf8");
      expect(changes.startsWith(`# Changes\n\n## ${version}\n`), folder).toBe(true);
    }
    const imports = globSync("dist/**/*.js", { cwd: installed("core") }).flatMap((file) =>
      [...readFileSync(join(installed("core"), file), "utf8").matchAll(IMPORT)].map(([, specifier = ""]) => specifier),
    );
    expect(imports.length).toBeGreaterThan(300);
    expect(imports.filter((specifier) => !/^\.{1,2}\/.+\.js$/.test(specifier))).toEqual([]);
    const { output } = await run(
      process.execPath,
      ["--input-type=module", "--eval", 'console.log(Object.keys(await import("@vedanga/core")).sort().join())'],
      { cwd: project, quiet: true },
    );
    expect(output.trim()).toBe(Object.keys(published).sort().join());
  });

  it("cost a page what the documents say: a chart alone 10 kB, ids almost nothing", async () => {
    const bytes = (names: string, from = "@vedanga/core") => bytesOf(project, `export { ${names} } from "${from}";`);
    expect(await bytes("castChart, createTableEphemeris, jdUt")).toBeLessThan(11_200);
    expect(await bytes("daysAt, createTableEphemeris")).toBeLessThan(25_200);
    expect(await bytesOf(project, 'export * from "@vedanga/core";')).toBeLessThan(49_800);
    expect(await bytes("RASIS", "@vedanga/core/ids")).toBeLessThan(130);
    expect(await bytesOf(project, 'import "@vedanga/core";')).toBeLessThan(10);
  });
});
