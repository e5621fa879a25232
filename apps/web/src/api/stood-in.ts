import { type QueryClient, type QueryPersister, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

/** Where an answer is from that is not the server's of now: calculated on this device, or kept since an instant. */
export type Origin = "made-here" | { readonly keptAtMs: number };

export const MADE_HERE: Origin = "made-here";

/** The signals of the queries whose answer is of such an origin; a query has another one each time it asks. */
const ofSignals = new WeakMap<AbortSignal, Origin>();
let noted = 0;
/** The queries whose answer is. */
const ofQueries = new Map<string, Origin>();

/** The answer to a query is not the server's of now. */
export function noteStoodIn(signal: AbortSignal | undefined, origin: Origin): void {
  if (signal === undefined) return;
  ofSignals.set(signal, origin);
  noted++;
}

/** Runs every query and remembers what its answer is from. */
export const rememberOrigins: QueryPersister = async (queryFn, context, query) => {
  const before = noted;
  const data = await queryFn(context);
  // A signal that is looked at can be cancelled: none is without need.
  const origin = noted > before ? ofSignals.get(context.signal) : undefined;
  if (origin === undefined) ofQueries.delete(query.queryHash);
  else ofQueries.set(query.queryHash, origin);
  return data;
};

function originsShown(client: QueryClient): readonly Origin[] {
  if (ofQueries.size === 0) return [];
  const shown = client.getQueryCache().findAll({ type: "active" });
  return shown.flatMap(({ queryHash }) => ofQueries.get(queryHash) ?? []);
}

/** Whether something on the screen was calculated on this device. */
const isMadeHereShown = (client: QueryClient): boolean => originsShown(client).includes(MADE_HERE);

/** When the oldest of the kept answers on the screen was kept; null if none is. */
export function oldestKeptShown(client: QueryClient): number | null {
  const instants = originsShown(client).flatMap((origin) => (origin === "made-here" ? [] : origin.keptAtMs));
  return instants.length === 0 ? null : Math.min(...instants);
}

function useOfScreen<T>(read: (client: QueryClient) => T, onServer: T): T {
  const client = useQueryClient();
  const subscribe = useCallback((listener: () => void) => client.getQueryCache().subscribe(listener), [client]);
  return useSyncExternalStore(
    subscribe,
    () => read(client),
    () => onServer,
  );
}

export const useIsMadeHere = (): boolean => useOfScreen(isMadeHereShown, false);
export const useOldestKept = (): number | null => useOfScreen(oldestKeptShown, null);

/**
 * The server answers again: what stands in for its answers on the screen is asked again and stays until the answer comes,
 * what is on no screen is asked when it is next.
 */
export function askStoodInAgain(client: QueryClient): void {
  const predicate = ({ queryHash }: { readonly queryHash: string }): boolean => ofQueries.has(queryHash);
  client.removeQueries({ type: "inactive", predicate });
  void client.refetchQueries({ type: "active", predicate }, { cancelRefetch: false });
}
