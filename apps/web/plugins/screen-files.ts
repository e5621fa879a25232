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
  /** In the order in which they count, with those of its pieces: their HTML is in the page. */
  readonly styles: readonly string[];
  /** What its pieces bring beside that: they are fetched once the screen's own script runs. */
  readonly pieces: readonly string[];
}

/** What begins the app on every page. */
const START = "src/app/entry.client.tsx";
const PIECE = /(?:^|\/)src\/.*-piece\.tsx$/;
const SCREEN = /^src\/app\/routes\/(.+)\.tsx$/;

/**
 * Whether a module is a part that is in the HTML of its page and has a script of its own (src/ui/waiting/load-piece,
 * `pieceOfScreen`).
 */
export const isPiece = (module: string): boolean => PIECE.test(module);

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

function filesFrom(manifest: Manifest, base: string, keys: readonly string[]): PartFiles {
  const closures = keys.map((key) => closureOf(manifest, key));
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => base + file);
  return {
    scripts: addresses(closures.flatMap(({ scripts }) => scripts)),
    styles: addresses(closures.flatMap(({ styles }) => styles)),
  };
}

/** The pieces that a chunk and all that comes with it send for. */
function piecesFrom(manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  const own = (chunk.dynamicImports ?? []).filter(isPiece);
  return [...own, ...(chunk.imports ?? []).flatMap((imported) => piecesFrom(manifest, imported, seen))];
}

/** The files of the app around every screen, by Vite's manifest of the build; `script` is the one that begins it. */
export function filesOfStart(manifest: Manifest, base: string): Omit<ScreenFiles, "pieces"> {
  const { scripts, styles } = filesFrom(manifest, base, [START]);
  const [script = "", ...imports] = scripts;
  return { script, imports, styles };
}

/** The files of each screen with those of the app around it, by the screen's name. */
export function filesOfScreens(manifest: Manifest, base: string): Readonly<Record<string, ScreenFiles>> {
  const screens = Object.entries(manifest).flatMap(([key, { file }]) => {
    const [, name] = SCREEN.exec(key) ?? [];
    if (name === undefined) return [];
    const script = base + file;
    const own = filesFrom(manifest, base, [START, key]);
    const whole = filesFrom(manifest, base, [START, key, ...new Set(piecesFrom(manifest, key))]);
    const imports = own.scripts.filter((address) => address !== script);
    const pieces = whole.scripts.filter((address) => !own.scripts.includes(address));
    return [[name, { script, imports, styles: whole.styles, pieces }] as const];
  });
  return Object.fromEntries(screens);
}

/** The files of a part that has a script of its own, by the place of its module in `src`. */
export function filesOfPart(manifest: Manifest, base: string, module: string): PartFiles {
  return filesFrom(manifest, base, [`src/${module}`]);
}
