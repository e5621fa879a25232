import { queryOptions } from "@tanstack/react-query";
import { PATHS, timezoneResponse } from "@vedanga/contract";
import { requestJson } from "./client.ts";

export interface TimezoneQuestion {
  /** Decimal degrees, north and east positive; as text where they are kept as text. */
  readonly lat: number | string;
  readonly lon: number | string;
  /** Wall time `YYYY-MM-DDTHH:MM` at the place, or UTC seconds; now when neither is given. */
  readonly local?: string | undefined;
  readonly timestamp?: number | undefined;
}

/** The zone at a point and its offset at a moment. `note` says that the clocks changed at that wall time. */
export function getTimezone({ lat, lon, local, timestamp }: TimezoneQuestion) {
  return queryOptions({
    queryKey: ["timezone", lat, lon, local, timestamp],
    queryFn: ({ signal }) =>
      requestJson(PATHS.geoTimezone, timezoneResponse, { query: { lat, lon, local, timestamp }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Decimal hours east of UTC, unrounded. */
export function offsetHoursOf(answer: { readonly rawOffset: number; readonly dstOffset: number }): number {
  return (answer.rawOffset + answer.dstOffset) / 3600;
}
