import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** In the published package all data are in one folder beside the program. */
const beside = (name: string): string => join(import.meta.dirname, "..", "data", name);

/** The table of positions: of the package, or in this repository that of core. */
export const tableFile = (): string =>
  existsSync(beside("grahas.bin"))
    ? beside("grahas.bin")
    : fileURLToPath(import.meta.resolve("@vedanga/core/grahas.bin"));

/** The list of towns, which only the published package has. */
export const townsFile = (): string | undefined => (existsSync(beside("towns.txt")) ? beside("towns.txt") : undefined);
