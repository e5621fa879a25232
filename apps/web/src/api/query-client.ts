import { QueryCache, QueryClient } from "@tanstack/react-query";
import { logFault } from "#platform/log-fault.ts";
import { failureOf } from "./api-error.ts";
import { rememberOrigins } from "./stood-in.ts";

const MOST_TRIES = 2;

/**
 * A refusal stays a refusal however often it is asked; only what may pass by itself is tried again. A device that knows
 * it has no network is not kept waiting for that.
 */
export function isWorthAnotherTry(failureCount: number, error: Error): boolean {
  if (failureCount >= MOST_TRIES || navigator.onLine === false) return false;
  const failure = failureOf(error);
  return failure !== undefined && (failure.failure === "network" || failure.status >= 500);
}

/**
 * Without a network every call fails at once and says so, where the library would wait for the network in silence; what
 * has failed is asked again when the network is back.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFault }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        persister: rememberOrigins,
        refetchOnReconnect: true,
        retry: isWorthAnotherTry,
        refetchOnWindowFocus: false,
        gcTime: 30 * 60_000,
      },
    },
  });
}
