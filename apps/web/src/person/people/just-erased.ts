let isSo = false;
const listeners = new Set<() => void>();

/**
 * Whether the person whom the page showed was erased a moment ago. Not a state of the address: a page that learns first that
 * there is nobody leads to the form by itself.
 */
export const justErased = {
  get: (): boolean => isSo,
  set(value: boolean): void {
    isSo = value;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
