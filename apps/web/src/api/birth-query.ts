import type { ConventionsUsed, calls, QueryOf } from "@vedanga/contract";
import type { Language } from "@vedanga/names";

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
  /** Decimal hours east of UTC, unrounded, where a clock is chosen by its offset. */
  readonly tz?: number | undefined;
  /** IANA zone, where one is known; it decides. Without either the clock is that of the point. */
  readonly zone?: string | undefined;
  readonly lang: Language;
  /** Where others than the usual ones are asked for. */
  readonly conventions?: Partial<ConventionsUsed> | undefined;
}

/** Only for the key of a call that is not made yet. */
export const NOTHING_ASKED: BirthQuestion = { dob: "", tob: "", location: "", lat: 0, lon: 0, tz: 0, lang: "en" };

/** Of every call about a birth. */
type BirthQuery = QueryOf<typeof calls.planetDetails>;

export function birthQuery({ dob, tob, lat, lon, tz, zone, lang, conventions }: BirthQuestion): BirthQuery {
  return { dob, tob, lat, lon, tz, zone, lang, ...conventions };
}
