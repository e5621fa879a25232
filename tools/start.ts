import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildWebIfStale } from "./build-web.ts";
import { ROOT } from "./run.ts";

await buildWebIfStale();
await import(pathToFileURL(join(ROOT, "apps", "server", "src", "main.ts")).href);
