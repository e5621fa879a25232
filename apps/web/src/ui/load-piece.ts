const MOST_RETRIES = 2;
const FIRST_PAUSE_MS = 1000;

/** The script of a part of the page did not come. */
export class ScriptLost extends Error {}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads a script, and tries again where the network may only have failed for a moment, as it does just after a device
 * comes back online. A device that knows it has no network is told at once.
 */
export async function loadPiece<T>(load: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await load();
    } catch (cause) {
      if (retries === MOST_RETRIES || navigator.onLine === false) {
        throw new ScriptLost("A part of the page did not come", { cause });
      }
      await pause(FIRST_PAUSE_MS * 2 ** retries);
    }
  }
}
