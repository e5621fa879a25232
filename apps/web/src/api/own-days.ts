import { queryOptions } from "@tanstack/react-query";
import { calls } from "@vedanga/contract";
import { type BirthQuestion, birthQuery } from "./birth/birth-query.ts";
import { request } from "./client.ts";
import { decodeOwnDays } from "./wire/own-days.ts";

/** Where the days are kept. */
export interface KeptAt {
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
}

/** The date of a death, and its time if it is known. */
export interface Remembered {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string | undefined;
}

interface Asked {
  /** By how many minutes the birth may be another; 0 if it is certain. */
  readonly minutes: number;
  /** Undefined at the place of birth. */
  readonly at: KeptAt | undefined;
  readonly remembered: Remembered | undefined;
}

/** The parameters of where the days are kept and whom they remember: of the call and of the calendar alike. */
export const askedParameters = ({ at, remembered }: Pick<Asked, "at" | "remembered">) => ({
  ...(at && { at_lat: at.lat, at_lon: at.lon, at_zone: at.zone }),
  ...(remembered && { remembered: remembered.date, remembered_time: remembered.time }),
});

/**
 * The days that come back each year for a person, for ten years from today. While those of another language, place or
 * remembrance are fetched the last ones stay, but not those of another birth or by other rules.
 */
export function ownDays(birth: BirthQuestion, asked: Asked) {
  const { lang, ...born } = birth;
  const subject = JSON.stringify(born);
  return queryOptions({
    queryKey: ["ownDays", subject, lang, asked],
    queryFn: async ({ signal }) => {
      const minutes = asked.minutes > 0 ? asked.minutes : undefined;
      const query = { ...birthQuery(birth), ...askedParameters(asked), minutes };
      return decodeOwnDays((await request(calls.ownDays, query, signal)).response);
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[1] === subject ? before : undefined),
  });
}
