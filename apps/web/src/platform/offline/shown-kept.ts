import type { KeptValue } from "../kept/kept-value.ts";

const listeners = new Set<() => void>();
let oldestMs: number | null = null;

function set(value: number | null): void {
  if (value === oldestMs) return;
  oldestMs = value;
  for (const listener of listeners) listener();
}

/** When the oldest of the kept answers was kept that were shown since the network went; null if none was. */
export const shownKept: Omit<KeptValue<number | null>, "set"> = {
  fallback: null,
  get: () => oldestMs,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A kept answer is shown. */
export const noteShown = (keptAtMs: number): void => set(Math.min(oldestMs ?? keptAtMs, keptAtMs));

/** The server answers again. */
export const noteAnswered = (): void => set(null);
