/** After a failure nobody waits for the provider again for so long. */
const REST_MS = 30_000;

/** Asks the first; when it fails, and for a while after, the second. `failed` hears of each failure. */
export function fallingBack(nowUnixMs: () => number, failed: (error: unknown) => void) {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async <T>(first: () => Promise<T>, second: () => T): Promise<T> => {
    if (nowUnixMs() < restsUntil) return second();
    try {
      return await first();
    } catch (error) {
      restsUntil = nowUnixMs() + REST_MS;
      failed(error);
      return second();
    }
  };
}
