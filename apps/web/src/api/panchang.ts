import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, type ConventionsUsed, calls, type QueryOf } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { isWorkerHere } from "#platform/offline/is-worker-here.ts";
import { addressOf } from "./address-of.ts";
import { request } from "./client.ts";
import type { ReasonsQuery } from "./reasons-query.ts";
import { decodeDays, decodePanchang } from "./wire/panchang.ts";
import { decodeDay } from "./wire/panchang-day.ts";

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
  readonly lang: Language;
  /** The conventions of the almanac, where that is not the default. */
  readonly conventions?: Partial<ConventionsUsed> | undefined;
}

/** A day at a place. */
export type DayQuestion = Omit<PanchangQuestion, "time">;

type PanchangAnswer = AnswerOf<typeof calls.panchang>;
type LimbsQuery = QueryOf<typeof calls.panchang>;
type DayQuery = QueryOf<typeof calls.panchangDay>;

const limbsQuery = ({ date, time, lat, lon, tz, zone, lang, conventions }: PanchangQuestion): LimbsQuery => ({
  ...{ date, time, lat, lon, tz, zone, lang },
  ...conventions,
});

const dayQuery = ({ date, lat, lon, tz, zone, lang, conventions }: DayQuestion): DayQuery => ({
  ...{ date, lat, lon, tz, zone, lang },
  ...conventions,
});

/** What `panchang` asks, as an address. */
export const panchangAddress = (question: PanchangQuestion): string => addressOf(calls.panchang, limbsQuery(question));

/** What `panchangDay` asks, as an address. */
export const panchangDayAddress = (question: DayQuestion): string => addressOf(calls.panchangDay, dayQuery(question));

const decoded = (answer: PanchangAnswer) => ({
  ...answer,
  response: decodePanchang(answer.response),
  days: decodeDays(answer.days),
});

async function keptOfDay(address: string) {
  if (!isWorkerHere()) return undefined;
  const { keptLimbs } = await import("./offline/kept-limbs.ts");
  return keptLimbs(address);
}

/** The five limbs at a moment. The whole envelope: `response` is the panchang. */
export function panchang(question: PanchangQuestion) {
  const { date, time, lat, lon, tz, zone, lang, conventions } = question;
  return queryOptions({
    queryKey: ["panchang", date, time, lat, lon, tz, zone, lang, conventions],
    queryFn: async ({ signal }) =>
      decoded(await request(calls.panchang, limbsQuery(question), signal, () => keptOfDay(panchangAddress(question)))),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Everything that touches the day from sunrise to sunrise, for the drawn day. */
export function panchangDay(question: DayQuestion) {
  const { date, lat, lon, tz, zone, lang, conventions } = question;
  return queryOptions({
    queryKey: ["panchang-day", date, lat, lon, tz, zone, lang, conventions],
    queryFn: async ({ signal }) => {
      const answer = await request(calls.panchangDay, dayQuery(question), signal);
      return { ...answer, response: decodeDay(answer.response) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The same day with the reason of every figure; requested only when a person opens the reasons. */
export function panchangDayReasons(question: DayQuestion): ReasonsQuery {
  const { date, lat, lon, tz, zone, lang, conventions } = question;
  return {
    queryKey: ["panchang-day-reasons", date, lat, lon, tz, zone, lang, conventions],
    queryFn: async ({ signal }) => {
      const { reasons } = await request(calls.panchangDay, { ...dayQuery(question), explain: 1 }, signal);
      return reasons ?? [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}
