import { vi } from "vitest";

const wholeAddress = (address: string): string => new URL(address, "https://vedanga.example").href;

/** The caches of a browser for a test without one: texts by name and address, oldest first. */
export function stubCaches() {
  const stores = new Map<string, Map<string, Response>>();
  let act = (): void => {};

  function cacheOf(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (address: string, response: Response) => {
        act();
        store.set(wholeAddress(address), response);
      },
      match: async (asked: string | { readonly url: string }) =>
        store.get(wholeAddress(typeof asked === "string" ? asked : asked.url))?.clone(),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async ({ url }: { readonly url: string }) => store.delete(url),
    };
  }

  vi.stubGlobal("caches", {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (address: string, within?: { readonly cacheName: string }) =>
      [...stores]
        .filter(([name]) => within === undefined || name === within.cacheName)
        .map(([, store]) => store.get(wholeAddress(address)))
        .find((found) => found !== undefined)
        ?.clone(),
  });
  return {
    names: () => [...stores.keys()],
    addresses: (name: string) => [...(stores.get(name)?.keys() ?? [])],
    beforePut(next: () => void) {
      act = next;
    },
  };
}
