import { queryOptions } from "@tanstack/react-query";
import { type ConventionsUsed, calls } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { request } from "./client.ts";
import { decodeMonth } from "./wire/panchang-month.ts";

export interface PanchangMonthQuestion {
  readonly year: number;
  /** 1 January to 12 December. */
  readonly month: number;
  readonly lat: string;
  readonly lon: string;
  /** Decimal hours east of UTC, unrounded; the zone decides. */
  readonly tz: number;
  readonly zone: string;
  readonly lang: Language;
  /** The conventions of the almanac, where that is not the default. */
  readonly conventions: Partial<ConventionsUsed>;
}

/** Each day of a month. While another language is fetched, the month is shown in the one before. */
export function panchangMonth({ lang, conventions, ...month }: PanchangMonthQuestion) {
  const subject = JSON.stringify([month, conventions]);
  return queryOptions({
    queryKey: ["panchang-month", subject, lang],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.panchangMonth, { ...month, lang, ...conventions }, signal);
      return decodeMonth(response);
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[1] === subject ? before : undefined),
  });
}
