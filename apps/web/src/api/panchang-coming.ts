import { queryOptions } from "@tanstack/react-query";
import { calls, type QueryOf } from "@vedanga/contract";
import { addressOf } from "./address-of.ts";
import { request } from "./client.ts";
import type { DayQuestion } from "./panchang.ts";
import { decodeComing } from "./wire/coming.ts";

const queryOf = ({
  date,
  lat,
  lon,
  tz,
  zone,
  lang,
  conventions,
}: DayQuestion): QueryOf<typeof calls.panchangComing> => ({
  ...{ date, lat, lon, tz, zone, lang },
  ...conventions,
});

/** What `panchangComing` asks, as an address. */
export const panchangComingAddress = (question: DayQuestion): string =>
  addressOf(calls.panchangComing, queryOf(question));

/** What is kept at a place from a date on, for two months. */
export function panchangComing(question: DayQuestion) {
  const { date, lat, lon, tz, zone, lang, conventions } = question;
  return queryOptions({
    queryKey: ["panchang-coming", date, lat, lon, tz, zone, lang, conventions],
    queryFn: async ({ signal }) => {
      const { response } = await request(calls.panchangComing, queryOf(question), signal);
      return decodeComing(response.festivals);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
