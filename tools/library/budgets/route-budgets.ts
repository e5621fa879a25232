import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../run.ts";

const CLIENT = join(ROOT, "apps", "web", "build", "client");
const BASE = "/app/";

interface Files {
  readonly module: string;
  readonly imports: readonly string[];
  readonly css?: readonly string[];
}

/** What the router's list of screens says of their files. */
interface Manifest {
  readonly entry: Files;
  readonly routes: Readonly<Record<string, Files & { readonly id: string }>>;
}

/** Bytes that a screen brings before it answers to a touch, as they are sent: brotli, faces as they are. */
export interface RouteBytes {
  readonly route: string;
  readonly script: number;
  /** Words in a language beside English, which come in a script of their own. */
  readonly words: number;
  readonly style: number;
  readonly scripts: number;
  readonly sheets: number;
}

const ofFile = (address: string): string => join(CLIENT, address.replace(/#.*/, "").slice(BASE.length));

/** As the server sends it: what the build compressed, and the rest unchanged. */
function bytesSent(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

const sum = (addresses: Iterable<string>): number =>
  [...addresses].reduce((bytes, address) => bytes + bytesSent(ofFile(address)), 0);

function readManifest(): { readonly manifest: Manifest; readonly address: string } {
  const [file] = globSync("assets/manifest-*.js", { cwd: CLIENT });
  if (file === undefined) throw new Error("The app is not built: it has no list of screens.");
  const text = readFileSync(join(CLIENT, file), "utf8");
  return { manifest: JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)), address: BASE + file };
}

const withoutMark = (addresses: readonly string[]): string[] => addresses.map((address) => address.replace(/#.*/, ""));

/** The words of a screen in Telugu: the chunk of the catalogue, and that of the screen, found by what it is made of. */
function wordsOf(route: string): number {
  const own = globSync(`assets/${basename(route)}-*.js`, { cwd: CLIENT }).map((file) => join(CLIENT, file));
  const isWords = (file: string): boolean =>
    /^var \w+=\{"[\w.]+":\[`?"?[\u0c00-\u0c7f]/.test(readFileSync(file, "utf8"));
  const shell = globSync("assets/te-*.js", { cwd: CLIENT }).map((file) => join(CLIENT, file));
  return [...shell, ...own.filter(isWords)].reduce((bytes, file) => bytes + bytesSent(file), 0);
}

/** Every screen with the bytes it is made of, by the build's own list. */
export function bytesOfRoutes(): readonly RouteBytes[] {
  const { manifest, address } = readManifest();
  const { root, ...screens } = manifest.routes;
  if (root === undefined) throw new Error("The list of screens has no root.");
  return Object.values(screens).map((screen) => {
    const all = [manifest.entry, root, screen];
    const scripts = new Set([address, ...withoutMark(all.flatMap(({ module, imports }) => [module, ...imports]))]);
    const styles = new Set(withoutMark(all.flatMap(({ css }) => css ?? [])));
    return {
      route: screen.id.replace("routes/", ""),
      script: sum(scripts),
      words: wordsOf(screen.id),
      style: sum(styles),
      scripts: scripts.size,
      sheets: styles.size,
    };
  });
}

/** What a page of a language may set its text in, by the style sheet: those whose range it writes. */
export function bytesOfFaces(pattern: RegExp): number {
  return globSync("assets/*.woff2", { cwd: CLIENT })
    .filter((file) => pattern.test(basename(file)))
    .reduce((bytes, file) => bytes + statSync(join(CLIENT, file)).size, 0);
}
