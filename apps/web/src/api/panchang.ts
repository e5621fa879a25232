import { queryOptions } from "@tanstack/react-query";
import { type Lang, PATHS, panchangDayResponse, panchangResponse } from "@vedanga/contract";
import { type Query, requestJson, withQuery } from "./client.ts";

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

const limbsQuery = ({ date, time, lat, lon, tz, zone, lang, conventions }: PanchangQuestion): Query => ({
  ...{ date, time, lat, lon, tz, zone, lang },
  ...conventions,
});

const dayQuery = ({ date, lat, lon, tz, zone, lang, conventions }: DayQuestion): Query => ({
  ...{ date, lat, lon, tz, zone, lang },
  ...conventions,
});

/** What `panchang` asks, as an address. */
export const panchangAddress = (question: PanchangQuestion): string => withQuery(PATHS.panchang, limbsQuery(question));

/** What `panchangDay` asks, as an address. */
export const panchangDayAddress = (question: DayQuestion): string => withQuery(PATHS.panchangDay, dayQuery(question));

/** The five limbs at a moment. The whole envelope: `response` is the panchang. */
export function panchang(question: PanchangQuestion) {
  const { date, time, lat, lon, tz, zone, lang, conventions } = question;
  return queryOptions({
    queryKey: ["panchang", date, time, lat, lon, tz, zone, lang, conventions],
    queryFn: ({ signal }) => requestJson(PATHS.panchang, panchangResponse, { query: limbsQuery(question), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Everything that touches the day from sunrise to sunrise, for the drawn day. */
export function panchangDay(question: DayQuestion) {
  const { date, lat, lon, tz, zone, lang, conventions } = question;
  return queryOptions({
    queryKey: ["panchang-day", date, lat, lon, tz, zone, lang, conventions],
    queryFn: ({ signal }) => requestJson(PATHS.panchangDay, panchangDayResponse, { query: dayQuery(question), signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The same day with the reason of every figure; asked for only when somebody wants to know why. */
export function panchangDayReasons(question: DayQuestion) {
  const { date, lat, lon, tz, zone, lang, conventions } = question;
  return queryOptions({
    queryKey: ["panchang-day-reasons", date, lat, lon, tz, zone, lang, conventions],
    queryFn: async ({ signal }) => {
      const query = { ...dayQuery(question), explain: 1 };
      const { reasons } = await requestJson(PATHS.panchangDay, panchangDayResponse, { query, signal });
      return reasons ?? [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
