import { queryOptions } from "@tanstack/react-query";
import { type CivilDate, calls, isoDate, type QueryOf } from "@vedanga/contract";
import { addressOf } from "./address-of.ts";
import type { AlmanacQuestion } from "./almanac-question.ts";
import { request } from "./client.ts";
import { decodeFestivals } from "./wire/festivals-of-year.ts";

export interface FestivalsQuestion extends AlmanacQuestion {
  readonly from: CivilDate;
  /** How many, the first date included. */
  readonly days: number;
  /** Only these; all if left out. */
  readonly ids?: readonly string[];
}

const queryOf = ({ from, ids, conventions, ...where }: FestivalsQuestion): QueryOf<typeof calls.festivalsOfYear> => ({
  date: isoDate(from),
  ids: ids?.join(","),
  ...where,
  ...conventions,
});

/** What `festivalsOfYear` asks, as an address. */
export const festivalsOfYearAddress = (question: FestivalsQuestion): string =>
  addressOf(calls.festivalsOfYear, queryOf(question));

/** What is kept at a place in a year. While another language is fetched, it is shown in the one before. */
export function festivalsOfYear(question: FestivalsQuestion) {
  const { lang, conventions, from, ids, ...where } = question;
  const subject = JSON.stringify([from, ids, where, conventions]);
  return queryOptions({
    queryKey: ["festivals-of-year", subject, lang],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.festivalsOfYear, queryOf(question), signal);
      return decodeFestivals(response);
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[1] === subject ? before : undefined),
  });
}
