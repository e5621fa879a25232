import type { ConventionsUsed, calls, QueryOf } from "@vedanga/contract";
import type { Language } from "@vedanga/names";

/** The parameters of a birth in every report call. */
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
  /** IANA zone, if one is known; it decides. Without either, the clock of the point is used. */
  readonly zone?: string | undefined;
  readonly lang: Language;
  /** The birth is another's: no answer about it is kept in this browser. */
  readonly isViewOnly?: true;
  /** If others than the default ones are requested. */
  readonly conventions?: Partial<ConventionsUsed> | undefined;
}

/** The parameters of every call about a birth. */
type BirthQuery = QueryOf<typeof calls.planetDetails>;

export function birthQuery({ dob, tob, lat, lon, tz, zone, lang, conventions }: BirthQuestion): BirthQuery {
  return { dob, tob, lat, lon, tz, zone, lang, ...conventions };
}
