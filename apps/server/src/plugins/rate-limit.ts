import rateLimit from "@fastify/rate-limit";
import { AppError } from "@vedanga/contract";
import { AddressCounts } from "./address-counts.ts";
import type { App } from "./app-instance.ts";

interface Limits {
  /** Calls that compute, and requests to unknown paths. */
  readonly callsPerMinute: number;
  /** What is ready to be sent: pages and the files they bring, of which one visit needs dozens. */
  readonly pagesPerMinute: number;
}

/** The number of requests a minute from one address (one /64 network for IPv6) to this instance. Registered before the routes. */
export async function limitByAddress(app: App, { callsPerMinute, pagesPerMinute }: Limits): Promise<void> {
  app.addHook("onRoute", ({ config }) => {
    if (config?.isPage) config.rateLimit = { max: pagesPerMinute, groupId: " pages" };
  });
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    store: AddressCounts,
    enableDraftSpec: true,
    errorResponseBuilder: () => new AppError("rate_limited"),
  });
}
