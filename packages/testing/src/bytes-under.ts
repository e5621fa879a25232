import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every byte of every file under a folder. A program that is at work there makes and removes files meanwhile. */
export const bytesUnder = (dir: string): string =>
  globSync(join(dir, "**", "*"))
    .map(contentOf)
    .join("");

/** Nothing for a folder, and for a file that was listed and no longer exists. */
function contentOf(path: string): string {
  try {
    return readFileSync(path).toString("latin1");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "EISDIR") return "";
    throw error;
  }
}
