import { isSparing } from "../is-sparing.ts";
import { logFault } from "../log-fault.ts";
import { whenQuiet } from "../when-quiet.ts";
import { stateAfterInstall } from "./installing-worker.ts";
import { askForNewBuild } from "./new-build.ts";
import { SCOPE } from "./worker-scope.ts";

const WORKER = "/app/sw.js";

/** Scripts and styles the worker has from the start: of the rest it keeps what was seen. */
const SEEN = /\/app\/assets\/.*\.(woff2|svg)$/;

/**
 * Shows the worker the faces and drawings that came before it, which it takes from the browser's own store, and lets it
 * look whether its own files are still there.
 */
function handOver(): void {
  const urlsToCache = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => SEEN.test(address));
  const { controller } = navigator.serviceWorker;
  controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  if (navigator.onLine) controller?.postMessage({ type: "MEND_SHELL" });
}

/**
 * Whether the worker has the files of the app as this page has it: at once where one is here, else when the one that comes has
 * all. One that only leaves has none, and one of an earlier build has others.
 */
async function keepsFiles({ active, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const isWhole = installing === null ? active !== null : (await stateAfterInstall(installing)) !== "redundant";
  return isWhole && (await caches.match(import.meta.url)) !== undefined;
}

/**
 * Lets the worker keep the app on this device. A page asks the server before anything that is kept, so the one that runs is
 * of the newest build, and the worker of that build takes over here: at the opening of a page, never under one that is
 * being used. Without a network it would clear scripts that can't be fetched. Resolves with whether the worker has the files of the app.
 */
export async function startWorker(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || isSparing() || import.meta.env.DEV) return false;
  serviceWorker.addEventListener("controllerchange", handOver);
  try {
    await serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: "none" });
    const registration = await serviceWorker.getRegistration(SCOPE);
    if (registration) askForNewBuild(registration);
    const waiting = navigator.onLine ? registration?.waiting : undefined;
    if (waiting) {
      // A request that meets the earlier worker while Chromium stops it starts it again, and it then stays: decision 268.
      await whenQuiet();
      waiting.postMessage({ type: "SKIP_WAITING" });
    } else handOver();
    return registration !== undefined && (await keepsFiles(registration));
  } catch (fault) {
    // Forbidden, full, or no such file: the app works as without a worker.
    logFault(fault);
    return false;
  }
}
