import type { Manifest } from "vite";
import { scriptLinks, stylesWithin } from "./page-links.ts";
import { filesOfPart } from "./screen-files.ts";

/** Where the panel of each tab is imported: its name and its module. */
const PANEL_OF_TAB = /^\s*(\w+): \(\) => import\("\.\/([^"]+)"\)/gm;
const PANELS_DIR = "features/reports";

/** The module of each tab's panel in `src`, as the source of features/reports/panels.ts says it. */
export function panelsOfTabs(source: string): ReadonlyMap<string, string> {
  const panels = [...source.matchAll(PANEL_OF_TAB)];
  if (panels.length === 0) throw new Error("No tab names its panel as expected.");
  return new Map(panels.map(([, tab = "", module = ""]) => [tab, `${PANELS_DIR}/${module}`]));
}

interface PageOfTabs {
  readonly manifest: Manifest;
  readonly base: string;
  readonly panels: ReadonlyMap<string, string>;
  /** What every tab of the page has already. */
  readonly here: readonly string[];
  readStyles(href: string): Promise<string>;
  /** Links to the words of scripts in the language of the page. */
  wordLinks(scripts: readonly string[]): string;
}

/**
 * Links to what the panel of each tab fetches and its page does not, and its styles, between comments: the server leaves
 * those of the tab that is opened (apps/server, features/app/page-tab).
 */
export async function tabLinks({ manifest, base, panels, here, readStyles, wordLinks }: PageOfTabs): Promise<string> {
  const tabs = [...panels].map(async ([tab, module]) => {
    const { scripts, styles } = filesOfPart(manifest, base, module);
    const missing = (addresses: readonly string[]) => addresses.filter((address) => !here.includes(address));
    const links = scriptLinks(missing(scripts), true) + wordLinks(missing(scripts));
    const sheets = missing(styles);
    const within = sheets.length === 0 ? "" : await stylesWithin(sheets, readStyles);
    return `<!--tab ${tab}-->${within}${links}<!--/tab-->`;
  });
  return (await Promise.all(tabs)).join("");
}
