import rateLimit from "@fastify/rate-limit";
import { AppError } from "@vedanga/contract";
import { AddressCounts } from "./address-counts.ts";
import type { App } from "./app-instance.ts";

/** So many calls a minute from one address (one /64 network for IPv6) to this instance. Comes before the routes. */
export async function limitByAddress(app: App, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    store: AddressCounts,
    enableDraftSpec: true,
    errorResponseBuilder: () => new AppError("rate_limited"),
  });
}
