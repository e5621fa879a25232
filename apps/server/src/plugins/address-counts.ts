import type { FastifyRateLimitStore, RateLimitOptions } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";

/** Addresses remembered at once; about 100 bytes each. */
const ADDRESSES = 20_000;

interface Price {
  readonly price: number;
}

/** The limit of a route whose worst case costs as much as this many ordinary calls, and counts as this many. */
export const pricedAs = (price: number): RateLimitOptions & Price => ({ price });

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Calls of each address in its current window. Windows use the clock that only runs forward: with the
 * clock of the day, setting it back by an hour would make callers wait for an hour.
 */
export class AddressCounts implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { calls: number; readonly sinceMs: number }>({ max: ADDRESSES });

  incr(address: string, callback: Counted, windowMs = 60_000): void {
    this.#count(address, 1, callback, windowMs);
  }

  /** The counter of one route: the same windows, and its price. */
  child(route: object): FastifyRateLimitStore {
    const price = "price" in route && typeof route.price === "number" ? route.price : undefined;
    if (price === undefined) return this;
    const store: FastifyRateLimitStore = {
      incr: (address: string, callback: Counted, windowMs = 60_000) => this.#count(address, price, callback, windowMs),
      child: () => store,
    };
    return store;
  }

  #count(address: string, calls: number, callback: Counted, windowMs: number): void {
    const nowMs = performance.now();
    const known = this.#windows.get(address);
    const window = known && nowMs - known.sinceMs < windowMs ? known : { calls: 0, sinceMs: nowMs };
    window.calls += calls;
    this.#windows.set(address, window);
    callback(null, { current: window.calls, ttl: window.sinceMs + windowMs - nowMs });
  }
}
