import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runBin } from "../run.ts";
import { PUBLISHED, type Published } from "./published.ts";

/** `from "./x.ts"` and `import("./x.ts")` in a declaration: a compiler before 5.7 does not read them as `./x.d.ts`. */
const SOURCE_SPECIFIER = /(\bfrom |\bimport\()"(\.[^"]+)\.ts"/g;

/** Packages of ours are read as those who install them read them: a name that is not published does not compile. */
const pathsOf = (staged: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    PUBLISHED.flatMap(({ folder, entries }) =>
      Object.entries(entries).map(([subpath, module]) => [
        `@vedanga/${folder}${subpath.slice(1)}`,
        [join(staged, folder, "dist", `${module}.d.ts`)],
      ]),
    ),
  );

/** Writes the modules and declarations of a package to `<staged>/<folder>/dist`. Throws with what the compiler says. */
export async function compilePackage({ folder, entries }: Published, staged: string): Promise<void> {
  const source = join(ROOT, "packages", folder);
  const outDir = join(staged, folder, "dist");
  const config = join(staged, `${folder}.tsconfig.json`);
  mkdirSync(staged, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(source, "tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        target: "es2023",
        typeRoots: [join(ROOT, "node_modules", "@types")],
        rootDir: join(source, "src"),
        outDir,
        paths: pathsOf(staged),
      },
      include: [],
      files: Object.values(entries).map((module) => join(source, "src", `${module}.ts`)),
    }),
  );
  const { code, output } = await runBin("tsc", ["-p", config], { quiet: true });
  if (code !== 0) throw new Error(`${folder} could not be compiled:\n${output}`);
  for (const file of globSync("**/*.d.ts", { cwd: outDir })) {
    const path = join(outDir, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(SOURCE_SPECIFIER, '$1"$2.js"'));
  }
}
