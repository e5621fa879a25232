import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { request } from "../client.ts";
import { roundedDegrees } from "./rounded-degrees.ts";

export interface TimezoneQuestion {
  /** Decimal degrees, north and east positive; as text where they are kept as text. */
  readonly lat: number | string;
  readonly lon: number | string;
  /** IANA zone, if it is known; else that of the point. */
  readonly zone?: string | undefined;
  /** Wall time `YYYY-MM-DDTHH:MM` at the place, or UTC seconds; now when neither is given. */
  readonly local?: string | undefined;
  readonly timestamp?: number | undefined;
}

/** About a hundred metres: borders of zones are not known better, and the moment may be a birth. */
const ZONE_DECIMALS = 3;

/** What is sent. */
export function timezoneQuery({ lat, lon, zone, local, timestamp }: TimezoneQuestion) {
  return {
    lat: roundedDegrees(lat, ZONE_DECIMALS),
    lon: roundedDegrees(lon, ZONE_DECIMALS),
    ...{ zone, local, timestamp },
  };
}

/** The zone at a point and its offset at a moment. `note` says that the clocks changed at that wall time. */
export function getTimezone(question: TimezoneQuestion) {
  const asked = timezoneQuery(question);
  return queryOptions({
    queryKey: ["timezone", ...Object.values(asked)],
    queryFn: ({ signal }) => request(calls.geoTimezone, asked, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Decimal hours east of UTC, unrounded. */
export function offsetHoursOf(answer: { readonly rawOffset: number; readonly dstOffset: number }): number {
  return (answer.rawOffset + answer.dstOffset) / 3600;
}
