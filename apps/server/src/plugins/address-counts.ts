import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";

/** Addresses remembered at once; about 100 bytes each. */
const ADDRESSES = 20_000;

/**
 * Calls of each address in its current window. Windows go by the clock that only runs forward: were they to go by the
 * clock of the day, one set back by an hour would keep whoever had asked before waiting for an hour.
 */
export class AddressCounts implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { calls: number; readonly sinceMs: number }>({ max: ADDRESSES });

  incr(
    address: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 60_000,
  ): void {
    const nowMs = performance.now();
    const known = this.#windows.get(address);
    const window = known && nowMs - known.sinceMs < windowMs ? known : { calls: 0, sinceMs: nowMs };
    window.calls++;
    this.#windows.set(address, window);
    callback(null, { current: window.calls, ttl: window.sinceMs + windowMs - nowMs });
  }

  child(): FastifyRateLimitStore {
    return this;
  }
}
