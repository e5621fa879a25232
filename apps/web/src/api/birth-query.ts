import type { Lang } from "@vedanga/contract";
import type { Query } from "./client.ts";

/** What every report call is told about a birth. */
export interface BirthQuestion {
  /** `DD/MM/YYYY` */
  readonly dob: string;
  /** `HH:MM` */
  readonly tob: string;
  readonly lat: string | number;
  readonly lon: string | number;
  /** Decimal hours east of UTC, unrounded. */
  readonly tz: number;
  /** IANA zone; where known it decides and `tz` is what was believed. */
  readonly zone?: string | undefined;
  readonly lang: Lang;
}

export function birthQuery({ dob, tob, lat, lon, tz, zone, lang }: BirthQuestion): Query {
  return { dob, tob, lat, lon, tz, zone, lang };
}
