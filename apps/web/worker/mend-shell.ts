import { SHELL_CACHE } from "../src/platform/offline/cache-names.ts";

/** Fetches what has gone from the shell: a browser that is short of room, or a visitor, may have cleared some of it. */
export async function mendShell(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  for (const address of addresses.filter((each) => !here.has(each))) {
    const response = await fetch(address);
    // Another build may have come: its worker brings its own.
    if (!response.ok) return;
    await cache.put(address, response);
  }
}
