import { queryOptions, useQuery } from "@tanstack/react-query";
import { isZoneAtHand, loadEveryZone } from "#i18n/zone-clock.ts";

const MOST_RETRIES = 2;

/** Brings the clocks of the world once, for all who ask. */
export const everyZone = queryOptions({
  queryKey: ["every-zone"],
  queryFn: async () => {
    await loadEveryZone();
    return true;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: MOST_RETRIES,
});

export interface ZoneState {
  /** Whether its clocks can be shown: they may still be on their way, or there is no such zone. */
  readonly state: "ready" | "coming" | "unknown";
  /** Why the clocks did not come, if they did not; then nothing is known about the zone. */
  readonly failure: Error | null;
  retry(): void;
}

/** The clocks of a zone. */
export function useZone(zone: string | undefined): ZoneState {
  const isAtHand = zone === undefined || isZoneAtHand(zone);
  const { data: hasAll, error, refetch } = useQuery({ ...everyZone, enabled: !isAtHand });
  const retry = (): void => void refetch();
  if (isAtHand) return { state: "ready", failure: null, retry };
  return { state: hasAll ? "unknown" : "coming", failure: error, retry };
}
