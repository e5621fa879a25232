import { queryOptions } from "@tanstack/react-query";
import {
  type CivilDate,
  type ConventionsUsed,
  calls,
  type DailyMoonResponse,
  type DailyMoonWhole,
  HYDERABAD,
  isoDate,
  type QueryOf,
  SIGN_SLUGS,
  type SignSlug,
} from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import * as z from "zod/mini";
import { keptAnswers } from "#platform/kept/kept-answers.ts";
import { addressOf } from "./address-of.ts";
import { ApiError } from "./api-error.ts";
import { request } from "./client.ts";
import { computedFor, isComputedFor, keptComputation, keySuffix } from "./kept-computation.ts";
import type { ReasonsQuery } from "./reasons-query.ts";
import { visitorsDay } from "./visitors-day.ts";
import { toWireDate } from "./wire-date.ts";

type Query = QueryOf<typeof calls.dailyMoon>;

/** The day of a Moon sign. */
export interface DayOfSign {
  readonly sign: SignSlug;
  readonly date: CivilDate;
  readonly lang: Language;
  /** Where its sun rises; Hyderabad if left out. */
  readonly place?: { readonly lat: string; readonly lon: string; readonly zone: string } | undefined;
  /** Those that differ from the default. */
  readonly conventions: Partial<ConventionsUsed>;
}

/** Its answer: the flat form. */
export type DailyMoonAnswer = Omit<DailyMoonResponse, "response"> & { readonly response: DailyMoonWhole };

const kept = keptAnswers({ key: "dailyHoroscope-", schema: keptComputation });

/** As specified, per sign and calendar day. */
const keyOf = ({ sign, date, lang }: DayOfSign): string => `${sign}-${isoDate(date)}${keySuffix(lang)}`;

/** The specified parameters; a place and conventions only if they are not the usual ones. */
const queryOf = ({ sign, date, lang, place, conventions }: DayOfSign): Query => ({
  zodiac: SIGN_SLUGS.indexOf(sign) + 1,
  date: toWireDate(date),
  show_same: "true",
  lang,
  ...place,
  ...conventions,
});

/** Where the day of a sign is answered. */
export const dailyMoonAddress = (asked: DayOfSign): string => addressOf(calls.dailyMoon, queryOf(asked));

const { lat, lon, zone } = HYDERABAD;
const computedWith = ({ place = { lat, lon, zone }, conventions }: DayOfSign) => ({ ...place, conventions });

/** Whether it is the flat form, which is all that is asked for here. */
export const isWhole = (answer: DailyMoonResponse): answer is DailyMoonAnswer => "total_score" in answer.response;

function readKept(asked: DayOfSign, today: string): DailyMoonAnswer | undefined {
  const entry = kept.get(keyOf(asked));
  if (entry === undefined) return undefined;
  if (isComputedFor(computedWith(asked), today, entry)) {
    const answer = z.safeParse(calls.dailyMoon.response, entry.answer);
    if (answer.success && isWhole(answer.data)) return answer.data;
  }
  kept.drop(keyOf(asked));
  return undefined;
}

/** The prediction of a day for a Moon sign: from the browser's store where today's answer to this very question lies there. */
export function dailyMoon(asked: DayOfSign) {
  return queryOptions({
    queryKey: ["daily-moon", asked],
    queryFn: async ({ signal }): Promise<DailyMoonAnswer> => {
      const today = visitorsDay(Date.now());
      const before = readKept(asked, today);
      if (before !== undefined) return before;
      const answer = await request(calls.dailyMoon, queryOf(asked), signal);
      if (!isWhole(answer)) throw new ApiError("Invalid response format.", { failure: "invalid" });
      const { conventions } = answer;
      kept.set(keyOf(asked), { ...computedFor(computedWith(asked), today), conventions, answer });
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What each score of the day is made of; requested only when a person opens it, and never stored. */
export function dailyMoonReasons(asked: DayOfSign): ReasonsQuery {
  return {
    queryKey: ["daily-moon-reasons", asked],
    queryFn: async ({ signal }) => {
      const { reasons } = await request(calls.dailyMoon, { ...queryOf(asked), explain: 1 }, signal);
      return reasons ?? [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}
