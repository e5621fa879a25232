/** The list of the parts: offered there by the server, and put into the cache when all of them are. */
export const CAST_LIST_URL = "/app/cast.json";

const PREFIX = "vedanga-cast-";

/**
 * What this product keeps in a browser's Cache Storage once the visitor has asked for it: the parts with which this device
 * calculates, in one cache for each build. Nothing personal is in it.
 */
export const keptCaches = {
  nameOf: (version: string): string => PREFIX + version,
  /** None where the browser has no such storage, or forbids it. */
  async names(): Promise<readonly string[]> {
    if (!("caches" in globalThis)) return [];
    return (await caches.keys().catch(() => [])).filter((name) => name.startsWith(PREFIX));
  },
  /** Whether everything is here that this device needs to calculate. */
  async areWhole(): Promise<boolean> {
    for (const name of await this.names()) if (await (await caches.open(name)).match(CAST_LIST_URL)) return true;
    return false;
  },
  async dropAllBut(kept?: string): Promise<void> {
    for (const name of await this.names()) if (name !== kept) await caches.delete(name);
  },
};
