import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./run.ts";

interface DocsReport {
  readonly checked: number;
  readonly faults: readonly string[];
}

const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
const COMMAND = /\bnpm (?:run )?(start|test|dev|check|bench|shots|meter|regenerate|[a-z]+:[a-z]+)\b/g;

/** Documents rot unless read by a machine: every relative link must lead somewhere, every npm script must exist. */
export function checkDocs(): DocsReport {
  const scripts: Record<string, string> = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).scripts;
  const documents = globSync(["*.md", "docs/**/*.md", "packages/*/*.md", "apps/*/*.md", "authorities/**/*.md"], {
    cwd: ROOT,
  });
  const faults: string[] = [];
  let checked = 0;
  for (const document of documents) {
    const text = readFileSync(join(ROOT, document), "utf8");
    for (const [, target = ""] of text.matchAll(LINK)) {
      checked++;
      if (!existsSync(join(ROOT, dirname(document), target)))
        faults.push(`${document}: the link to ${target} leads nowhere`);
    }
    for (const [, script = ""] of text.matchAll(COMMAND)) {
      checked++;
      if (!scripts[script]) faults.push(`${document}: there is no script "npm run ${script}"`);
    }
  }
  return { checked, faults };
}
