import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

/** The folder of the package that a module of others belongs to; undefined for one of ours. */
const packageOf = (module: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll("\\", "/"))?.[0];

/** The licences of the packages whose code is in a bundle, each under the name and version of its package. */
function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((module) => packageOf(module) ?? []).filter((folder) => existsSync(folder)));
  return [...folders]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const [file] = globSync("{LICENSE,LICENCE,license}*", { cwd: folder });
      if (file === undefined) throw new Error(`${name} has no file with its licence`);
      return `${name} ${version}, ${license}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
    })
    .join("\n----\n\n");
}

/** Writes a program and all that it imports as files for Node, and gives the licences of what is in them. */
export async function bundleProgram(input: string, outDir: string): Promise<string> {
  const build = await rolldown({ input, platform: "node" });
  const { output } = await build.write({ dir: outDir, format: "esm", minify: true });
  return licencesOf(output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : [])));
}
