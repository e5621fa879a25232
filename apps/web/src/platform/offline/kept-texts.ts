import { logFault } from "../log-fault.ts";

/** A text that was kept, and when. */
export interface KeptText {
  readonly text: string;
  readonly keptAtMs: number;
}

const KEPT_AT = "x-kept-at";

async function textOf(response: Response): Promise<KeptText> {
  return { text: await response.text(), keptAtMs: Number(response.headers.get(KEPT_AT)) };
}

/** Uses the browser's caches if possible; one that is forbidden, broken or full is treated as empty. */
async function attempt<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act();
  } catch (fault) {
    logFault(fault);
    return otherwise;
  }
}

/** Keeps a text under an address. False if the browser has no room for it. */
export const keepText = (cacheName: string, address: string, text: string, nowMs: number): Promise<boolean> =>
  attempt(async () => {
    const cache = await caches.open(cacheName);
    await cache.put(address, new Response(text, { headers: { [KEPT_AT]: String(nowMs) } }));
    return true;
  }, false);

/** What is kept under an address. A cache that is not there is not made. */
export const keptText = (cacheName: string, address: string): Promise<KeptText | undefined> =>
  attempt(async () => {
    const found = await caches.match(address, { cacheName });
    return found && textOf(found);
  }, undefined);

/** The addresses, with their origin, of all that a cache keeps, oldest first. */
export const keptAddresses = (cacheName: string): Promise<readonly string[]> =>
  attempt(async () => {
    if (!(await caches.has(cacheName))) return [];
    return (await (await caches.open(cacheName)).keys()).map(({ url }) => url);
  }, []);

/** Clears the caches of these names that are not wanted. */
export const dropCaches = (isDropped: (cacheName: string) => boolean): Promise<void> =>
  attempt(async () => {
    const names = (await caches.keys()).filter(isDropped);
    await Promise.all(names.map((name) => caches.delete(name)));
  }, undefined);

/** Clears the oldest texts of a cache beyond so many, and those that were kept before an instant. */
export const trimCache = (cacheName: string, most: number, sinceMs: number): Promise<void> =>
  attempt(async () => {
    if (!(await caches.has(cacheName))) return;
    const cache = await caches.open(cacheName);
    const requests = await cache.keys();
    for (const [index, request] of requests.entries()) {
      const response = await cache.match(request);
      const isOld = Number(response?.headers.get(KEPT_AT)) < sinceMs;
      if (isOld || index < requests.length - most) await cache.delete(request);
    }
  }, undefined);
