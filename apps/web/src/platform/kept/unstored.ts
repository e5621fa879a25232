import type { ValueKey } from "./kept-entries.ts";

const keys = new Set<ValueKey>();
const listeners = new Set<() => void>();

/** What was typed or chosen and lasts on this page alone: the browser has no room for it, or forbids storage. */
export const unstored = {
  note(key: ValueKey, isStored: boolean): void {
    const before = keys.size;
    if (isStored) keys.delete(key);
    else keys.add(key);
    if (keys.size !== before) for (const listener of listeners) listener();
  },
  isAny: (): boolean => keys.size > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
