import { queryOptions } from "@tanstack/react-query";
import { type Lang, PATHS, panchangDayResponse, panchangResponse } from "@vedanga/contract";
import { type Query, requestJson } from "./client.ts";

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
  /** What the almanac goes by, where that is not the default. */
  readonly conventions?: Query | undefined;
}

/** A day at a place. */
export type DayQuestion = Omit<PanchangQuestion, "time">;

/** The five limbs at a moment. The whole envelope: `response` is the panchang. */
export function panchang({ date, time, lat, lon, tz, zone, lang, conventions }: PanchangQuestion) {
  return queryOptions({
    queryKey: ["panchang", date, time, lat, lon, tz, zone, lang, conventions],
    queryFn: ({ signal }) =>
      requestJson(PATHS.panchang, panchangResponse, {
        query: { date, time, lat, lon, tz, zone, lang, ...conventions },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Everything that touches the day from sunrise to sunrise, for the drawn day. */
export function panchangDay({ date, lat, lon, tz, zone, lang, conventions }: DayQuestion) {
  return queryOptions({
    queryKey: ["panchang-day", date, lat, lon, tz, zone, lang, conventions],
    queryFn: ({ signal }) =>
      requestJson(PATHS.panchangDay, panchangDayResponse, {
        query: { date, lat, lon, tz, zone, lang, ...conventions },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The same day with the reason of every figure; asked for only when somebody wants to know why. */
export function panchangDayReasons({ date, lat, lon, tz, zone, lang, conventions }: DayQuestion) {
  return queryOptions({
    queryKey: ["panchang-day-reasons", date, lat, lon, tz, zone, lang, conventions],
    queryFn: async ({ signal }) => {
      const query = { date, lat, lon, tz, zone, lang, ...conventions, explain: 1 };
      const { reasons } = await requestJson(PATHS.panchangDay, panchangDayResponse, { query, signal });
      return reasons ?? [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
