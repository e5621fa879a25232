import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Gazetteer } from "./gazetteer.ts";
import { GazetteerError } from "./gazetteer-error.ts";
import { loadGazetteer } from "./load-gazetteer.ts";

const FILE = join(import.meta.dirname, "..", "data", "places.bin");

/** The gazetteer of the file that comes with this package. Throws GazetteerError when it is missing or damaged. */
export function loadEmbeddedGazetteer(): Gazetteer {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(FILE);
  } catch (cause) {
    throw new GazetteerError(`The file of places cannot be read: ${FILE}. Make it with: npm run regenerate -- places`, {
      cause,
    });
  }
  return loadGazetteer(bytes);
}
