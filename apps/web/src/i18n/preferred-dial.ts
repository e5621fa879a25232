import type { Dial } from "./format-time.ts";

export const PREFERRED_DIAL_KEY = "preferredClock";

const DEFAULT_DIAL: Dial = 12;
const listeners = new Set<() => void>();
let chosen: Dial | undefined;

function saved(): Dial | undefined {
  try {
    const text = localStorage.getItem(PREFERRED_DIAL_KEY);
    return text === "12" ? 12 : text === "24" ? 24 : undefined;
  } catch {
    return undefined;
  }
}

/** By how many hours this device counts: 12, as both languages are used to, until somebody chooses. */
export function preferredDial(): Dial {
  chosen ??= saved() ?? DEFAULT_DIAL;
  return chosen;
}

export const dialOfAPageAsleep = (): Dial => DEFAULT_DIAL;

export function savePreferredDial(dial: Dial): void {
  chosen = dial;
  try {
    localStorage.setItem(PREFERRED_DIAL_KEY, String(dial));
  } catch {
    // A device that keeps nothing still counts as chosen until the page is left.
  }
  for (const listener of listeners) listener();
}

export function onDialChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
