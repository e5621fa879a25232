import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False while a page that arrived as HTML wakes up, true from then on. What that HTML could not know (the query of the
 * address, the storage, the clock) is shown only when awake: React leaves what it finds in the HTML as it is.
 */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
