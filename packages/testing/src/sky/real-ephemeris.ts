import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createTableEphemeris, type TableEphemeris } from "@vedanga/core/src/ephemeris/table-ephemeris.ts";

const FILE = createRequire(import.meta.url).resolve("@vedanga/core/grahas.bin");

/** The table that comes with the product, as in the file. */
export const tableBytes = (): Uint8Array => new Uint8Array(readFileSync(FILE));

/** The product's own sky, the one under test everywhere. */
export const realEphemeris: TableEphemeris = createTableEphemeris(tableBytes());
