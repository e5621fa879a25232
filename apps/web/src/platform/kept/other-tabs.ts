import { type EntryKey, KEPT_ENTRIES } from "./kept-entries.ts";

/** Calls the listener when another tab changes an entry that all tabs have, or clears all of them. The answer ends that. */
export function hearOtherTabs(key: EntryKey, listener: (isCleared: boolean) => void): () => void {
  // Drawn as HTML a page has no other tabs.
  if (KEPT_ENTRIES[key] === "session" || typeof addEventListener !== "function") return () => {};
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(event.key === null);
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
