import { pageValue } from "../page-value.ts";
import type { ValueKey } from "./kept-entries.ts";

const keys = new Set<ValueKey>();
const isAny = pageValue(false);

/** What was typed or chosen and lasts on this page alone: the browser has no room for it, or forbids storage. */
export const unstored = {
  note(key: ValueKey, isStored: boolean): void {
    if (isStored) keys.delete(key);
    else keys.add(key);
    isAny.set(keys.size > 0);
  },
  isAny: isAny.get,
  subscribe: isAny.subscribe,
};
