import { queryOptions } from "@tanstack/react-query";
import {
  type ConventionsUsed,
  calls,
  HYDERABAD,
  type QueryOf,
  SIGN_SLUGS,
  type SignSlug,
  type YearlyResponse,
} from "@vedanga/contract";
import type { Language } from "@vedanga/names/language";
import * as z from "zod/mini";
import { keptAnswers } from "#platform/kept/kept-answers.ts";
import { addressOf } from "./address-of.ts";
import { request } from "./client.ts";
import { computedFor, isComputedFor, keptComputation, keySuffix } from "./kept-computation.ts";
import { visitorsDay } from "./visitors-day.ts";

/** The year of a Moon sign. */
export interface YearOfSign {
  readonly sign: SignSlug;
  readonly year: number;
  readonly lang: Language;
  /** Whose clock dates it and which sees its eclipses; Hyderabad if left out. */
  readonly place?: { readonly lat: string; readonly lon: string; readonly zone: string } | undefined;
  /** Those that differ from the default. */
  readonly conventions: Partial<ConventionsUsed>;
}

/** The same where the address names no year: then the kept one is meant, if there is one. */
export interface AskedYear extends YearOfSign {
  readonly isYearNamed: boolean;
}

/** As specified, the answer itself; beside it which question it answers. */
const keptYear = z.looseObject({ ...z.omit(keptComputation, { answer: true }).shape, zodiac: z.int() });
const kept = keptAnswers({ key: "yearlyPrediction", schema: keptYear });

const numberOf = (sign: SignSlug): number => SIGN_SLUGS.indexOf(sign) + 1;
const { lat, lon, zone } = HYDERABAD;
const placeOf = ({ place = { lat, lon, zone } }: YearOfSign) => place;

/** There is no prediction: nothing was kept, or nothing that can be read, and none came. */
export class YearLost extends Error {
  readonly wasBroken: boolean;

  constructor(wasBroken: boolean, cause: unknown) {
    super(wasBroken ? "Error loading prediction data" : "No prediction data found", { cause });
    this.name = "YearLost";
    this.wasBroken = wasBroken;
  }
}

interface KeptYear {
  readonly answer: YearlyResponse | undefined;
  /** Something is kept that cannot be read. */
  readonly isBroken: boolean;
}

function readYear(asked: AskedYear): KeptYear {
  const { sign, year, isYearNamed, lang, conventions } = asked;
  const { answer: entry, isBroken } = kept.read(keySuffix(lang));
  if (entry === undefined) return { answer: undefined, isBroken };
  const answer = z.safeParse(calls.yearly.response, entry);
  if (!answer.success) return { answer: undefined, isBroken: true };
  const isMeant =
    entry.zodiac === numberOf(sign) &&
    (!isYearNamed || answer.data.year === year) &&
    // The sky of a year does not age: an answer of another day is as good.
    isComputedFor({ ...placeOf(asked), conventions }, entry.madeOn, entry);
  return { answer: isMeant ? answer.data : undefined, isBroken: false };
}

const queryOf = ({ sign, year, lang, place, conventions }: YearOfSign): QueryOf<typeof calls.yearly> => ({
  year,
  zodiac: numberOf(sign),
  lang,
  ...place,
  ...conventions,
});

/** What `fetchYear` asks, as an address. */
export const yearlyAddress = (asked: YearOfSign): string => addressOf(calls.yearly, queryOf(asked));

/** Requests a year and keeps it in the browser. */
export async function fetchYear(asked: YearOfSign, signal?: AbortSignal): Promise<YearlyResponse> {
  const { sign, lang } = asked;
  const answer = await request(calls.yearly, queryOf(asked), signal);
  const today = visitorsDay(Date.now());
  kept.set(keySuffix(lang), { ...answer, ...computedFor(placeOf(asked), today), zodiac: numberOf(sign) });
  return answer;
}

/** The prediction of a year: the one that the browser keeps if it is the one in question, otherwise from the server. */
export function yearly(asked: AskedYear) {
  return queryOptions({
    queryKey: ["yearly", asked],
    queryFn: async ({ signal }): Promise<YearlyResponse> => {
      const { answer, isBroken } = readYear(asked);
      if (answer) return answer;
      try {
        return await fetchYear(asked, signal);
      } catch (error) {
        throw signal.aborted ? error : new YearLost(isBroken, error);
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
