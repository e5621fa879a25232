/** For faults that the person can do nothing about: written to the browser's log, never shown. */
export function logFault(error: unknown): void {
  globalThis.console.warn(error instanceof Error ? error.message : error);
}
