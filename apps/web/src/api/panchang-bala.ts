import { queryOptions } from "@tanstack/react-query";
import { type CivilDate, type ConventionsUsed, calls } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { request } from "./client.ts";
import { parseFields } from "./wire/parse-fields.ts";
import { parseInstant } from "./wire/parse-wire-time.ts";
import { toWireDate } from "./wire-date.ts";

interface BalaQuestion {
  readonly date: CivilDate;
  readonly lat: string;
  readonly lon: string;
  readonly zone: string;
  /** The star of birth, 1 to 27, and the Moon sign, 1 to 12. */
  readonly star: number;
  readonly zodiac: number;
  readonly lang: Language;
  readonly conventions: Partial<ConventionsUsed>;
}

/** How the Moon's stars and signs of a day are for one born under a star and a sign. */
export function panchangBala({ date, conventions, ...others }: BalaQuestion) {
  const query = { ...others, date: toWireDate(date), ...conventions };
  return queryOptions({
    queryKey: ["panchang-bala", query],
    queryFn: async ({ signal }) => {
      const { tara, chandra } = (await request(calls.panchangBala, query, signal)).response;
      return {
        tara: tara.map((one) => parseFields(one, ["start", "end"], parseInstant)),
        chandra: chandra.map((one) => parseFields(one, ["start", "end"], parseInstant)),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
