import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ROOT } from "./run.ts";

const SCOPE = "@vedanga/";
/** An import, or the address of a file of another package. */
const IMPORTED = /"@vedanga\/([\w-]+)/g;
/** What tests need is not part of the product, and build steps are not part of the app. */
const NOT_THE_PRODUCT = /\.test\.tsx?$|\/test\//;
const TEST_SUPPORT = "testing";

export interface Package {
  /** Below `packages` or `apps`. */
  readonly name: string;
  readonly folder: string;
  /** What its package.json names of this repository. */
  readonly declared: readonly string[];
  /** What its source imports of this repository. */
  readonly imported: readonly string[];
}

function packageAt(file: string): Package {
  const { dependencies = {} }: { readonly dependencies?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(ROOT, file), "utf8"),
  );
  const folder = dirname(file);
  const sources = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: ROOT, exclude: (path) => NOT_THE_PRODUCT.test(path) });
  const imported = new Set(
    sources.flatMap((source) =>
      [...readFileSync(join(ROOT, source), "utf8").matchAll(IMPORTED)].map(([, name = ""]) => name),
    ),
  );
  const name = basename(folder);
  return {
    name,
    folder,
    declared: Object.keys(dependencies)
      .filter((dependency) => dependency.startsWith(SCOPE))
      .map((dependency) => dependency.slice(SCOPE.length))
      .toSorted(),
    imported: [...imported].filter((other) => other !== name).toSorted(),
  };
}

/** The packages and apps of the product with what they import of each other. */
export const productPackages = (): readonly Package[] =>
  globSync("{packages,apps}/*/package.json", { cwd: ROOT })
    .map(packageAt)
    .filter(({ name }) => name !== TEST_SUPPORT)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Whether one reaches another by way of a third: such an arrow is left out, because its two parts are drawn. */
function isByAnother(from: Package, to: string, all: readonly Package[]): boolean {
  const reaches = (name: string): boolean => {
    const imported = all.find((each) => each.name === name)?.imported ?? [];
    return imported.includes(to) || imported.some(reaches);
  };
  return from.imported.some((other) => other !== to && reaches(other));
}

function drawing(): string {
  const all = productPackages();
  const arrows = all.flatMap((each) =>
    each.imported.filter((to) => !isByAnother(each, to, all)).map((to) => `  ${each.name} --> ${to}`),
  );
  return ["flowchart TD", "  web -. calls by HTTP .-> server", ...arrows].join("\n");
}

/** The page with the drawing of today's imports in place of the one it has. */
export function withArchitecture(page: string): string {
  const block = /```mermaid\n[^`]*```/;
  if (!block.test(page)) throw new Error("the README has no drawing of the packages");
  return page.replace(block, () => `\`\`\`mermaid\n${drawing()}\n\`\`\``);
}
