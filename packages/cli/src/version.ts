import { readFileSync } from "node:fs";

/** From the package.json beside the folder of this module: of the source and of the published program alike. */
export const VERSION: string = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
