import { useOnceHydrated } from "./use-once-hydrated.ts";

/**
 * False while a page that arrived as HTML is hydrated, true from then on. What that HTML could not know (the query of the
 * address, the storage, the clock) is shown only after hydration: React leaves what it finds in the HTML as it is.
 */
export const useIsHydrated = (): boolean => useOnceHydrated<boolean>(true, false);
