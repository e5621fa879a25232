import type { FestivalsOfYearResponse } from "@vedanga/contract";
import { typedDate } from "#i18n/typed-time.ts";
import { decodeFestival } from "./festival.ts";
import { parseFields } from "./parse-fields.ts";
import { parseInstant } from "./parse-wire-time.ts";

/** What is kept in a year, in order, dates and hours read. */
export const decodeFestivals = ({ festivals }: FestivalsOfYearResponse["response"]) =>
  festivals.map(({ date, source, also, other_days: others, ...festival }) => ({
    ...decodeFestival(festival),
    ...{ source, also },
    date: typedDate(date),
    other_days: others.map((other) => ({
      ...parseFields(other, ["parana_from", "parana_until"], parseInstant),
      date: typedDate(other.date),
    })),
  }));

export type YearFestival = ReturnType<typeof decodeFestivals>[number];
