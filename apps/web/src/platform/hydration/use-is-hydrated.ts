import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False while a page that arrived as HTML is hydrated, true from then on. What that HTML could not know (the query of the
 * address, the storage, the clock) is shown only after hydration: React leaves what it finds in the HTML as it is.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
