import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OF_CASTING } from "../src/platform/offline/cache-names.ts";

export interface Shell {
  /** Changes with any file of the build. */
  readonly build: string;
  /** The address of the page that draws any path. */
  readonly page: string;
  readonly entries: readonly { readonly url: string; readonly revision: string | null }[];
}

/** The page of a person, drawn by the fall-back page in the language of the browser that keeps it; with a query that no link has, so that no visit is mistaken for it. */
const PAGE = "/app/results?kept-page";
const BUILD_DIGITS = 12;

/**
 * What the worker keeps of a build from the start: the scripts and styles of all screens, 0.6 MB compressed, and the page
 * that draws any path. Faces and drawings are kept when they are seen. The names of files change with their content.
 */
export function shellOf(clientDir: string): Shell {
  const names = globSync("assets/*.{js,css}", { cwd: clientDir }).sort();
  const files = names.map((name) => `/app/${name.replaceAll("\\", "/")}`).filter((url) => !OF_CASTING.test(url));
  const hash = createHash("sha256").update(files.join());
  for (const page of globSync("__spa-fallback*.html", { cwd: clientDir }).sort())
    hash.update(readFileSync(join(clientDir, page)));
  const build = hash.digest("hex").slice(0, BUILD_DIGITS);
  return {
    build,
    page: PAGE,
    entries: [...files.map((url) => ({ url, revision: null })), { url: PAGE, revision: build }],
  };
}
