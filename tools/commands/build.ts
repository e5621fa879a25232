import { buildWebIfStale } from "../library/build-web.ts";

await buildWebIfStale();
