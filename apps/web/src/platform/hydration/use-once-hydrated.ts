import { use, useSyncExternalStore } from "react";
import { DrawnForReader } from "./drawn-for-reader.ts";

const neverChanges = () => () => {};

/**
 * `before` while a page that arrived as HTML is hydrated, `value` from then on. Where both are the same nothing is drawn a
 * second time: every link on a page asks this.
 */
export function useOnceHydrated<T extends string | boolean | undefined>(value: T, before: T): T {
  const isKnown = use(DrawnForReader);
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => (isKnown ? value : before),
  );
}
