import { loadPiece } from "./load-piece.ts";

/** Words that are loaded once. */
export interface KeptWords<T> {
  /** The same promise at every call. */
  load(): Promise<T>;
  /** Makes the next call load them again. */
  forget(): void;
}

/** Words by a key, each loaded once. React reads those that have arrived without a pause. */
export function keptWords<K extends readonly string[], T>(
  load: (...key: K) => Promise<T>,
): (...key: K) => KeptWords<T> {
  const kept = new Map<string, Promise<T>>();
  const forgotten = new Set<string>();
  return (...key) => {
    const name = key.join(" ");
    return {
      load() {
        const known = kept.get(name);
        if (known) return known;
        const loading = loadPiece(() => load(...key), forgotten.has(name));
        kept.set(name, loading);
        // `use` knows a settled promise by these marks, which it sets itself on one that it has waited for.
        loading.then(
          (value) => Object.assign(loading, { status: "fulfilled", value }),
          (reason: unknown) => Object.assign(loading, { status: "rejected", reason }),
        );
        return loading;
      },
      forget() {
        kept.delete(name);
        forgotten.add(name);
      },
    };
  };
}
