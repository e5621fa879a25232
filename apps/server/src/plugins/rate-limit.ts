import rateLimit from "@fastify/rate-limit";
import { AppError } from "@vedanga/contract";
import type { App } from "./app-instance.ts";

/** Addresses remembered at once; about 100 bytes each. */
const ADDRESSES = 20_000;

/** So many calls a minute from one address (one /64 network for IPv6) to this instance. Comes before the routes. */
export async function limitByAddress(app: App, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    cache: ADDRESSES,
    enableDraftSpec: true,
    errorResponseBuilder: () => new AppError("rate_limited"),
  });
}
