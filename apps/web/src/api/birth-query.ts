import type { ConventionsUsed, Lang } from "@vedanga/contract";
import type { Query } from "./client.ts";

/** What every report call is told about a birth. */
export interface BirthQuestion {
  /** `DD/MM/YYYY` */
  readonly dob: string;
  /** `HH:MM` */
  readonly tob: string;
  /** As it was typed; it names the answer in the browser's store and is never sent. */
  readonly location: string;
  readonly lat: string | number;
  readonly lon: string | number;
  /** Decimal hours east of UTC, unrounded. */
  readonly tz: number;
  /** IANA zone; where known it decides and `tz` is what was believed. */
  readonly zone?: string | undefined;
  readonly lang: Lang;
  /** Where others than the usual ones are asked for. */
  readonly conventions?: Partial<ConventionsUsed> | undefined;
}

/** Only for the key of a call that is not made yet. */
export const NOTHING_ASKED: BirthQuestion = { dob: "", tob: "", location: "", lat: 0, lon: 0, tz: 0, lang: "en" };

export function birthQuery({ dob, tob, lat, lon, tz, zone, lang, conventions }: BirthQuestion): Query {
  return { dob, tob, lat, lon, tz, zone, lang, ...conventions };
}
