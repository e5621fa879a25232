import { queryOptions } from "@tanstack/react-query";
import { calls, type QueryOf } from "@vedanga/contract";
import { addressOf } from "./address-of.ts";
import type { AlmanacQuestion } from "./almanac-question.ts";
import { request } from "./client.ts";
import { decodeMonth } from "./wire/panchang-month.ts";

export interface PanchangMonthQuestion extends AlmanacQuestion {
  readonly year: number;
  /** 1 January to 12 December. */
  readonly month: number;
}

const queryOf = ({ conventions, ...month }: PanchangMonthQuestion): QueryOf<typeof calls.panchangMonth> => ({
  ...month,
  ...conventions,
});

/** What `panchangMonth` asks, as an address. */
export const panchangMonthAddress = (question: PanchangMonthQuestion): string =>
  addressOf(calls.panchangMonth, queryOf(question));

/** Each day of a month. While another language is fetched, the month is shown in the one before. */
export function panchangMonth(question: PanchangMonthQuestion) {
  const { lang, conventions, ...month } = question;
  const subject = JSON.stringify([month, conventions]);
  return queryOptions({
    queryKey: ["panchang-month", subject, lang],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.panchangMonth, queryOf(question), signal);
      return decodeMonth(response);
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[1] === subject ? before : undefined),
  });
}
