import { cp, glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { linkedLate, styledWithin, stylesFirst } from "./page-styles.ts";

/** Comes with an answer in its HTML: the styles it is read with come along, and what it runs comes after. */
const WITH_AN_ANSWER = "panchang/index.html";

/** Lays out the build as it is served: `build/client` contains everything below `/app/`, page by page, each head in order. */
export async function layOutAsServed(clientDir: string): Promise<void> {
  await rename(join(clientDir, "index.html"), join(clientDir, "__spa-fallback.html"));
  await cp(join(clientDir, "app"), clientDir, { recursive: true });
  await rm(join(clientDir, "app"), { recursive: true });

  const readStyles = (href: string): Promise<string> => readFile(join(clientDir, href.replace("/app/", "")), "utf8");
  for await (const name of glob("**/*.html", { cwd: clientDir })) {
    const file = join(clientDir, name);
    const html = stylesFirst(await readFile(file, "utf8"));
    await writeFile(file, name === WITH_AN_ANSWER ? linkedLate(await styledWithin(html, readStyles)) : html);
  }
}
