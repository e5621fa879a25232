/** A value of this page alone, for `useSyncExternalStore`: nothing keeps it, and no other tab has it. */
export interface PageValue<T> {
  get(): T;
  set(value: T): void;
  /** Calls the listener after each change; the answer ends that. */
  subscribe(listener: () => void): () => void;
}

export function pageValue<T>(first: T): PageValue<T> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
