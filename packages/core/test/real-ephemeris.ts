import { readFileSync } from "node:fs";
import { createTableEphemeris, type TableEphemeris } from "../src/ephemeris/table-ephemeris.ts";

/** The table that comes with the product, as it lies in the file. */
export const tableBytes = (): Uint8Array =>
  new Uint8Array(readFileSync(new URL("../data/grahas.bin", import.meta.url)));

/** The product's own sky, the one under test everywhere. */
export const realEphemeris: TableEphemeris = createTableEphemeris(tableBytes());
