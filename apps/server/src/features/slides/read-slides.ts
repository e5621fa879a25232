import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HomeSlides, homeSlides } from "@vedanga/contract";
import * as z from "zod/mini";
import { isOwnFile } from "./own-file.ts";

export const CATALOGUE_FILE = "slides.json";

/** An operator's slides, or what is wrong with them. */
export type SlidesRead =
  | { readonly slides: HomeSlides; readonly files: ReadonlySet<string> }
  | { readonly faults: readonly string[] };

/** Reads `slides.json` of a folder and looks whether all it names are files beside it. Never throws: a home page must show. */
export function readSlides(dir: string): SlidesRead {
  if (!isOwnFile(dir, CATALOGUE_FILE)) return { faults: ["it is not a file of the folder"] };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(dir, CATALOGUE_FILE), "utf8"));
  } catch (error) {
    return { faults: [error instanceof SyntaxError ? "it is not valid JSON" : "it cannot be read"] };
  }
  const parsed = z.safeParse(homeSlides, json);
  if (!parsed.success)
    return { faults: parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`) };
  const slides = parsed.data;
  const files = new Set(
    [...slides.first, ...slides.second].flatMap(({ image, video }) =>
      [image, video].filter((name) => name !== undefined),
    ),
  );
  const missing = [...files].filter((name) => !isOwnFile(dir, name));
  return missing.length > 0
    ? { faults: missing.map((name) => `${name} is not a file of the folder`) }
    : { slides, files };
}
