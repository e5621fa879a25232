import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const MOST_TRIES = 2;

/** A refusal stays a refusal however often it is asked; only what may pass by itself is tried again. */
function isWorthAnotherTry(failureCount: number, error: Error): boolean {
  if (failureCount >= MOST_TRIES || !(error instanceof ApiError)) return false;
  return error.failure === "network" || error.status >= 500;
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: isWorthAnotherTry, refetchOnWindowFocus: false, gcTime: 30 * 60_000 } },
  });
}
