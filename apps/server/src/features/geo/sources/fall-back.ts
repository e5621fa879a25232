import { isOutage } from "./ask-provider.ts";

/** After an outage the provider is not called again for this long. */
const REST_MS = 30_000;

/** Milliseconds from some moment on, by a clock that is never set back. */
const sinceStart = (): number => performance.now();

/** Calls the first; when it fails, and for a while after an outage, the second. `failed` is called for each failure. */
export function fallingBack(failed: (error: unknown) => void, elapsedMs: () => number = sinceStart) {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async <T>(first: () => Promise<T>, second: () => T): Promise<T> => {
    if (elapsedMs() < restsUntil) return second();
    try {
      return await first();
    } catch (error) {
      if (isOutage(error)) restsUntil = elapsedMs() + REST_MS;
      failed(error);
      return second();
    }
  };
}
