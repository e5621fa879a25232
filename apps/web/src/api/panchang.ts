import { queryOptions } from "@tanstack/react-query";
import { type Lang, PATHS, panchangDayResponse, panchangResponse } from "@vedanga/contract";
import { requestJson } from "./client.ts";

export interface PanchangQuestion {
  /** `DD/MM/YYYY` */
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS`; without it the state at sunrise. */
  readonly time?: string | undefined;
  readonly lat: number | string;
  readonly lon: number | string;
  /** Decimal hours east of UTC, unrounded. */
  readonly tz: number;
  readonly zone?: string | undefined;
  readonly lang: Lang;
}

/** The five limbs at a moment. The whole envelope: `response` is the panchang. */
export function panchang({ date, time, lat, lon, tz, zone, lang }: PanchangQuestion) {
  return queryOptions({
    queryKey: ["panchang", date, time, lat, lon, tz, zone, lang],
    queryFn: ({ signal }) =>
      requestJson(PATHS.panchang, panchangResponse, { query: { date, time, lat, lon, tz, zone, lang }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Everything that touches the day from sunrise to sunrise, for the drawn day. */
export function panchangDay({ date, lat, lon, tz, zone, lang }: Omit<PanchangQuestion, "time">) {
  return queryOptions({
    queryKey: ["panchang-day", date, lat, lon, tz, zone, lang],
    queryFn: ({ signal }) =>
      requestJson(PATHS.panchangDay, panchangDayResponse, { query: { date, lat, lon, tz, zone, lang }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
