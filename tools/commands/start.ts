import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildWebIfStale } from "../library/build-web.ts";
import { ROOT } from "../library/run.ts";

await buildWebIfStale();
await import(pathToFileURL(join(ROOT, "apps", "server", "src", "main.ts")).href);
