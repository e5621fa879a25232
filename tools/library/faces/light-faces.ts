import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.ts";

const STYLES = join(ROOT, "apps/web/src/styles");

export interface LightFace {
  readonly name: string;
  /** Where we keep it. */
  readonly path: string;
  /** The face as the package has it. */
  readonly source: string;
  /** All that pages ask of it. */
  readonly characters: string;
}

/** The faces of the style sheet that are our own copies, each with the characters it is declared for. */
export function lightFaces(): readonly LightFace[] {
  const rules = readFileSync(join(STYLES, "fonts.css"), "utf8").split("@font-face").slice(1);
  return rules.flatMap((rule) => {
    const name = /url\("\.\/faces\/([\w-]+)\.woff2"\)/.exec(rule)?.[1];
    const range = /unicode-range:([^;]+);/.exec(rule)?.[1];
    if (name === undefined) return [];
    if (range === undefined) throw new Error(`${name} is declared without a range`);
    return {
      name,
      path: join(STYLES, "faces", `${name}.woff2`),
      source: join(
        ROOT,
        "node_modules/@fontsource",
        name.startsWith("tiro") ? "tiro-telugu" : "anek-telugu",
        "files",
        `${name}.woff2`,
      ),
      characters: charactersOf(range),
    };
  });
}

function charactersOf(range: string): string {
  return range
    .split(",")
    .map((part) => {
      const [, first = "", last = first] = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/.exec(part) ?? [];
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) =>
        String.fromCodePoint(start + index),
      ).join("");
    })
    .join("");
}
