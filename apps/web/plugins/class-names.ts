import { createHash } from "node:crypto";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const ID_LENGTH = 4;

/** By the path of a sheet alone: the same in every build, whatever its rules say. */
function idOf(sheet: string): string {
  const digest = createHash("sha256").update(sheet).digest().readUIntBE(0, 6);
  return digest.toString(36).padStart(ID_LENGTH, "0").slice(-ID_LENGTH);
}

/**
 * How the rules of CSS modules are called in what is sent: `row_k3x9`, the name in its sheet and four letters for the sheet.
 * Vite's own names end in the line of the rule too, which no compression shortens, and are in scripts, sheets and pages.
 * Two sheets with the same four letters are an error.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const sheetOf = new Map<string, string>();
  return (name, file) => {
    const sheet = relative(root, file.replace(/\?.*$/, "")).split(sep).join("/");
    const id = idOf(sheet);
    const first = sheetOf.get(id) ?? sheet;
    if (first !== sheet)
      throw new Error(`${first} and ${sheet} have the same letters in their names: give one another name.`);
    sheetOf.set(id, sheet);
    return `${name}_${id}`;
  };
}

const SOURCES = join(import.meta.dirname, "..", "src");

/** For every build that writes pages or what draws them: a page drawn by one has the sheets of another. */
export const shortClassNames = (): Plugin => ({
  name: "short-class-names",
  config: () => ({ css: { modules: { generateScopedName: classNames(SOURCES) } } }),
});
