import type { Page } from "@playwright/test";

/** The names of the caches and databases of this browser in which one of these texts is: in an address or in what is kept. */
export const tracesOf = (page: Page, texts: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (sought) => {
    const found = new Set<string>();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = `${name} ${decodeURIComponent(request.url)} ${await (await cache.match(request))?.text()}`;
        if (sought.some((text) => kept.includes(text))) found.add(name);
      }
    }
    // The product has no database: whatever is in one, it should not be there.
    for (const { name } of await indexedDB.databases()) found.add(`database ${name}`);
    return [...found];
  }, texts);
