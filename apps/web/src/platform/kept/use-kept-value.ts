import { useSyncExternalStore } from "react";
import type { KeptValue } from "./kept-value.ts";

/** What is kept, and each change of it. A page that arrived as HTML shows the fallback until it is hydrated. */
export function useKeptValue<T>({ subscribe, get, fallback }: Omit<KeptValue<T>, "set">): T {
  return useSyncExternalStore(subscribe, get, () => fallback);
}
