import type { Manifest } from "vite";

/** What a late part of a screen is made of, as addresses. */
export interface PartFiles {
  /** All that come with it, its own first. */
  readonly scripts: readonly string[];
  /** In the order in which they count. */
  readonly styles: readonly string[];
}

/** What a screen is made of, as addresses. */
export interface ScreenFiles {
  /** Its own. */
  readonly script: string;
  /** The scripts that it and the app around it need beside it. */
  readonly imports: readonly string[];
  /** In the order in which they count. */
  readonly styles: readonly string[];
}

/** What begins the app on every page. */
const START = "src/app/entry.client.tsx";
const SCREEN = /^src\/app\/routes\/(.+)\.tsx$/;

/** All that comes with a chunk: its scripts, itself first, and its style sheets, those of its imports before its own. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}.`);
  seen.add(key);
  const scripts = [chunk.file];
  const styles: string[] = [];
  for (const imported of chunk.imports ?? []) {
    if (seen.has(imported)) continue;
    const closure = closureOf(manifest, imported, seen);
    scripts.push(...closure.scripts);
    styles.push(...closure.styles);
  }
  return { scripts, styles: [...styles, ...(chunk.css ?? [])] };
}

function filesFrom(manifest: Manifest, base: string, keys: readonly string[]): Omit<ScreenFiles, "script"> {
  const closures = keys.map((key) => closureOf(manifest, key));
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => base + file);
  return {
    imports: addresses(closures.flatMap(({ scripts }) => scripts)),
    styles: addresses(closures.flatMap(({ styles }) => styles)),
  };
}

/** The files of the app around every screen, by Vite's manifest of the build; `script` is the one that begins it. */
export function filesOfStart(manifest: Manifest, base: string): ScreenFiles {
  const { imports, styles } = filesFrom(manifest, base, [START]);
  const [script = "", ...others] = imports;
  return { script, imports: others, styles };
}

/** The files of each screen with those of the app around it, by the screen's name. */
export function filesOfScreens(manifest: Manifest, base: string): Readonly<Record<string, ScreenFiles>> {
  const screens = Object.entries(manifest).flatMap(([key, { file }]) => {
    const [, name] = SCREEN.exec(key) ?? [];
    if (name === undefined) return [];
    const script = base + file;
    const { imports, styles } = filesFrom(manifest, base, [START, key]);
    return [[name, { script, imports: imports.filter((address) => address !== script), styles }] as const];
  });
  return Object.fromEntries(screens);
}

/** The files of a part that has a script of its own, by the place of its module in `src`. */
export function filesOfPart(manifest: Manifest, base: string, module: string): PartFiles {
  const { imports: scripts, styles } = filesFrom(manifest, base, [`src/${module}`]);
  return { scripts, styles };
}
