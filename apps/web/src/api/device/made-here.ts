import { type QueryPersister, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

/** The signals of the queries that were answered on this device; a query has another one each time it asks. */
const signals = new WeakSet<AbortSignal>();
let noted = 0;
/** The queries whose answer was made here. */
const hashes = new Set<string>();

export function noteMadeHere(signal: AbortSignal | undefined): void {
  if (signal === undefined) return;
  signals.add(signal);
  noted++;
}

/** Runs every query and remembers which of them this device answered. */
export const rememberMadeHere: QueryPersister = async (queryFn, context, query) => {
  const before = noted;
  const data = await queryFn(context);
  // A signal that is looked at can be cancelled: none is without need.
  if (noted > before && signals.has(context.signal)) hashes.add(query.queryHash);
  else hashes.delete(query.queryHash);
  return data;
};

/** Whether something on the screen was calculated on this device. */
export function useIsMadeHere(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const isMadeHere = () =>
    hashes.size > 0 && cache.getAll().some((query) => query.isActive() && hashes.has(query.queryHash));
  return useSyncExternalStore(subscribe, isMadeHere, () => false);
}
