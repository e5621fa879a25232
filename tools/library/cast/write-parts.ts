import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeSureZones } from "@vedanga/gazetteer/sure-zones/make-sure-zones";
import { ROOT } from "../run.ts";
import { cutCities } from "./cut-cities.ts";
import { cutSky } from "./cut-sky.ts";

const BASE = "/app/";
const NAME_DIGITS = 8;
const VERSION_DIGITS = 12;

const dataOf = (name: string, file: string): Uint8Array => readFileSync(join(ROOT, "packages", name, "data", file));

/** Writes what a device keeps to answer without a network, each under a name that changes with its content. */
export function writeParts(clientDir: string): void {
  const parts = {
    "cast-sky.bin": cutSky(dataOf("core", "grahas.bin")),
    "cast-places.bin": cutCities(dataOf("gazetteer", "places.bin")),
    "cast-zones.json": Buffer.from(JSON.stringify(makeSureZones())),
  };
  for (const [name, bytes] of Object.entries(parts)) {
    const digits = createHash("sha256").update(bytes).digest("hex").slice(0, NAME_DIGITS);
    writeFileSync(join(clientDir, "assets", name.replace(".", `-${digits}.`)), bytes);
  }
}

/** Lists them, and the worker's script, with their sizes as they travel: `cast.json`. After they were compressed. */
export function listParts(clientDir: string): void {
  const parts = {
    script: partOf(clientDir, "cast-worker-*.js"),
    sky: partOf(clientDir, "cast-sky-*.bin"),
    places: partOf(clientDir, "cast-places-*.bin"),
    zones: partOf(clientDir, "cast-zones-*.json"),
  };
  const version = createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, VERSION_DIGITS);
  writeFileSync(join(clientDir, "cast.json"), JSON.stringify({ version, ...parts }));
}

function partOf(clientDir: string, pattern: string) {
  const [name, ...others] = globSync(pattern, { cwd: join(clientDir, "assets") });
  if (name === undefined || others.length > 0) throw new Error(`The build has not one ${pattern}.`);
  const file = join(clientDir, "assets", name);
  const bytes = readFileSync(file);
  return {
    url: `${BASE}assets/${name}`,
    bytes: bytes.length,
    sentBytes: existsSync(`${file}.br`) ? statSync(`${file}.br`).size : bytes.length,
    sha256: createHash("sha256").update(bytes).digest("base64"),
  };
}
