import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import type { AlmanacQuestion } from "./almanac-question.ts";
import { request } from "./client.ts";
import { decodeMonth } from "./wire/panchang-month.ts";

export interface PanchangMonthQuestion extends AlmanacQuestion {
  readonly year: number;
  /** 1 January to 12 December. */
  readonly month: number;
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
