import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../run.ts";

const CLIENT = join(ROOT, "apps", "web", "build", "client");
const BASE = "/app/";

/** What the build says of the files of a screen (apps/web/plugins/screen-files). */
interface Files {
  readonly script: string;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  readonly pieces: readonly string[];
}

/** Bytes that a screen brings before it answers to a touch, as they are sent: brotli, faces as they are. */
export interface RouteBytes {
  readonly route: string;
  readonly script: number;
  /** Scripts of the parts that are in the HTML of the page and come alive after the screen. */
  readonly pieces: number;
  /** Words in a language beside English, which come in a script of their own. */
  readonly words: number;
  readonly style: number;
  readonly scripts: number;
  readonly sheets: number;
}

const ofFile = (address: string): string => join(CLIENT, address.slice(BASE.length));

/** As the server sends it: what the build compressed, and the rest unchanged. */
function bytesSent(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

const sum = (addresses: Iterable<string>): number =>
  [...addresses].reduce((bytes, address) => bytes + bytesSent(ofFile(address)), 0);

function listOfScreens(): Readonly<Record<string, Files>> {
  const [file] = globSync("assets/screen-files-*.json", { cwd: CLIENT });
  if (file === undefined) throw new Error("The app is not built: it has no list of screens.");
  return JSON.parse(readFileSync(join(CLIENT, file), "utf8"));
}

/** The words of a screen in Telugu: the chunk of the catalogue, and that of the screen, found by what it is made of. */
function wordsOf(screen: string): number {
  const own = globSync(`assets/${screen}-*.js`, { cwd: CLIENT }).map((file) => join(CLIENT, file));
  const isWords = (file: string): boolean =>
    /^var \w+=\{"[\w.]+":\[`?"?[\u0c00-\u0c7f]/m.test(readFileSync(file, "utf8"));
  const shell = globSync("assets/te-*.js", { cwd: CLIENT }).map((file) => join(CLIENT, file));
  return [...shell, ...own.filter(isWords)].reduce((bytes, file) => bytes + bytesSent(file), 0);
}

/** Every screen with the bytes it is made of, by the build's own list. */
export function bytesOfRoutes(): readonly RouteBytes[] {
  return Object.entries(listOfScreens()).map(([route, { script, imports, styles, pieces }]) => ({
    route,
    script: sum([script, ...imports]),
    pieces: sum(pieces),
    words: wordsOf(route),
    style: sum(styles),
    scripts: imports.length + 1,
    sheets: styles.length,
  }));
}

/** What a page of a language may set its text in, by the style sheet: those whose range it writes. */
export function bytesOfFaces(pattern: RegExp): number {
  return globSync("assets/*.woff2", { cwd: CLIENT })
    .filter((file) => pattern.test(basename(file)))
    .reduce((bytes, file) => bytes + statSync(join(CLIENT, file)).size, 0);
}
