import { FILES_CACHE } from "../src/platform/offline/cache-names.ts";

/** Files of another build. What the precache keeps of one it clears itself; answers and casting are not the worker's. */
export const isLeftOver = (cacheName: string, build: string): boolean =>
  cacheName.startsWith(FILES_CACHE) && cacheName !== FILES_CACHE + build;
