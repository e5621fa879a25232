import { CacheFirst, NetworkOnly, type PrecacheEntry, type RouteMatchCallback, Serwist } from "serwist";
import { FILES_CACHE, SHELL_CACHE } from "../src/platform/offline/cache-names.ts";
import { PATIENCE_MS } from "../src/platform/offline/patience.ts";
import { bareLanguage, barePage } from "./bare-page.ts";
import { type Handling, handlingOf } from "./handling-of.ts";
import { isLeftOver } from "./is-left-over.ts";
import { mendShell } from "./mend-shell.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: see vite.worker.config.ts. */
declare const SHELL: { readonly build: string; readonly page: string; readonly entries: PrecacheEntry[] };
// Written in once: the list is long.
const { build, page, entries } = SHELL;

const handledAs =
  (handling: Handling): RouteMatchCallback =>
  ({ request: { method, mode }, url }) =>
    handlingOf({ method, mode, url }, self.location.origin) === handling;

const serwist = new Serwist({
  precacheEntries: entries,
  precacheOptions: { cacheName: SHELL_CACHE },
  // The first page is served from here too, as soon as everything is kept: it may be the last one with a network.
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: handledAs("page"),
      // A page that was served is of its day and of its build: none is kept. The one of the precache draws any, and its
      // calls still ask the server.
      handler: new NetworkOnly({
        networkTimeoutSeconds: PATIENCE_MS / 1000,
        plugins: [{ handlerDidError: async () => (await serwist.matchPrecache(page)) ?? (await pageOfNothing()) }],
      }),
    },
    {
      matcher: handledAs("casting"),
      handler: async ({ request }) => (await caches.match(request)) ?? fetch(request),
    },
    {
      matcher: handledAs("file"),
      // A drawing that is neither here nor comes is a failed one for the page, which then shows its words.
      handler: new CacheFirst({ cacheName: FILES_CACHE + build }),
    },
  ],
});

/** The caches were cleared, and the server does not answer: of the product only this script is left. */
async function pageOfNothing(): Promise<Response> {
  const told = await self.registration.navigationPreload?.getState().catch(() => undefined);
  return barePage(bareLanguage(told?.headerValue, self.navigator.languages));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => isLeftOver(name, build)).map((name) => caches.delete(name)))),
  );
});
self.addEventListener("message", (event) => {
  if (event.data?.type === "MEND_SHELL") event.waitUntil(mendShell([...serwist.getUrlsToPrecacheKeys().values()]));
});
serwist.addEventListeners();
