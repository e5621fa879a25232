import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT } from "../run.ts";

const NAME = "@ishubhamx/panchangam-js";
const VERSION = "2.2.3";
/** The fastest package of the registry that computes as much of a day, and right: of ten measured. */
export const PEER = `${NAME} ${VERSION}`;

const FOLDER = join(ROOT, ".cache", "bench");
const INSTALL = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--no-workspaces"];

/** What we call of it; `getPanchangam` gives limbs with ends, rise and set, periods, horas, choghadiya, month and years. */
interface Peer {
  readonly Observer: new (latitudeDeg: number, longitudeDeg: number, heightMetres: number) => object;
  readonly getPanchangam: (date: Date, observer: object, options: { timezoneOffset: number }) => { tithi: number };
}

function installed(): boolean {
  const manifest = join(FOLDER, "node_modules", NAME, "package.json");
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === VERSION;
}

/** Loads the package, fetching it on first use into .cache, or says why it is not available. It is not one of our dependencies. */
export function loadPeer(): Peer | string {
  if (!installed()) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, "package.json"), '{"private":true}\n');
    const npmCli = process.env.VEDANGA_NPM_CLI;
    const args = [...INSTALL, "--prefix", FOLDER, `${NAME}@${VERSION}`];
    const [file, all] = npmCli === undefined ? ["npm", args] : [process.execPath, [npmCli, ...args]];
    const { status } = spawnSync(file, all, { cwd: FOLDER, encoding: "utf8", timeout: 120_000 });
    if (status !== 0 || !installed()) return "the package registry does not give it";
  }
  return createRequire(join(FOLDER, "package.json"))(NAME);
}
