import { queryOptions } from "@tanstack/react-query";
import { calls, type QueryOf } from "@vedanga/contract";
import type { BirthQuestion } from "./birth/birth-query.ts";
import { request } from "./client.ts";
import { decodeAshtakoot, decodeDashakoot } from "./wire/matches.ts";
import { decodePapasamaya } from "./wire/papasamaya.ts";

/** The two births; both are asked about in the language and by the conventions of the page. */
export interface MatchQuestion {
  readonly bride: BirthQuestion;
  readonly groom: BirthQuestion;
}

/** The same where points are counted, with how uncertain the time of each is, in minutes; 0 if it is certain. */
export interface UncertainMatch extends MatchQuestion {
  readonly minutes: { readonly bride: number; readonly groom: number };
}

export const isUncertain = ({ minutes: { bride, groom } }: UncertainMatch): boolean => bride > 0 || groom > 0;

const matchQuery = ({ bride, groom }: MatchQuestion): QueryOf<typeof calls.ashtakoot> => ({
  ...{ boy_dob: groom.dob, boy_tob: groom.tob, boy_lat: groom.lat, boy_lon: groom.lon },
  ...{ boy_tz: groom.tz, boy_zone: groom.zone },
  ...{ girl_dob: bride.dob, girl_tob: bride.tob, girl_lat: bride.lat, girl_lon: bride.lon },
  ...{ girl_tz: bride.tz, girl_zone: bride.zone },
  lang: bride.lang,
  explain: 1,
  ...bride.conventions,
});

const uncertainQuery = (pair: UncertainMatch): QueryOf<typeof calls.ashtakoot> => ({
  ...matchQuery(pair),
  boy_minutes: pair.minutes.groom || undefined,
  girl_minutes: pair.minutes.bride || undefined,
});

/** The eight kootas of two births with their reasons. */
export function ashtakootOf(pair: UncertainMatch) {
  return queryOptions({
    queryKey: ["ashtakoot", pair],
    queryFn: async ({ signal }) => decodeAshtakoot(await request(calls.ashtakoot, uncertainQuery(pair), signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The ten poruthams of two births with their reasons. */
export function dashakootOf(pair: UncertainMatch) {
  return queryOptions({
    queryKey: ["dashakoot", pair],
    queryFn: async ({ signal }) => decodeDashakoot(await request(calls.dashakoot, uncertainQuery(pair), signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the malefics of two births weigh, with the reason of each figure. */
export function papasamayaOf(pair: MatchQuestion) {
  return queryOptions({
    queryKey: ["papasamaya", pair],
    queryFn: async ({ signal }) => decodePapasamaya(await request(calls.papasamayaMatch, matchQuery(pair), signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
