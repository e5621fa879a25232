/** What a test sees of a storage beside what the page does. */
export interface ObservedStorage extends Storage {
  entries(): Readonly<Record<string, string>>;
}

/** A storage of a browser for a test without one, with room for so many letters. */
export function storageOf(most = Number.POSITIVE_INFINITY): ObservedStorage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, text) {
      const others = [...entries].filter(([other]) => other !== key);
      if ([...others, [key, text]].flat().join("").length > most) throw new DOMException("full", "QuotaExceededError");
      entries.set(key, text);
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    entries: () => Object.fromEntries(entries),
  };
}
