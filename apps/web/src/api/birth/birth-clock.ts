import type { TimezoneAnswer, UserDetails } from "@vedanga/contract";
import type { TimezoneQuestion } from "../place/get-timezone.ts";
import { birthPlace } from "./birth-place.ts";

/** The clock of the birth place at the birth moment. */
export interface BirthClock {
  /** IANA zone, null if the place is not known. */
  readonly zone: string | null;
  /** Exact seconds east of UTC. */
  readonly offsetSeconds: number;
  /** How much of it summer or war time adds, in seconds. */
  readonly advanceSeconds: number;
  /** The clocks changed at that wall time: it came twice, or never. */
  readonly note: TimezoneAnswer["note"];
  /** The place never had the date of the birth, which every call refuses. */
  readonly isDateLeftOut: boolean;
}

const HOUR_S = 3600;

/** What is assumed if the place is not known, as specified: the clock of India. */
export const UNLOCATED_CLOCK: BirthClock = {
  zone: null,
  offsetSeconds: 5.5 * HOUR_S,
  advanceSeconds: 0,
  note: undefined,
  isDateLeftOut: false,
};

export type BirthMoment = Pick<UserDetails, "latitude" | "longitude" | "birthDate" | "birthTime" | "zone">;

/** What to ask for the clock at a birth, or null if the place is not known. */
export function clockQuestion(birth: BirthMoment): TimezoneQuestion | null {
  if (!birthPlace(birth).isLocated) return null;
  const { latitude, longitude, birthDate, birthTime, zone } = birth;
  return { lat: latitude, lon: longitude, local: `${birthDate}T${birthTime}`, ...(zone !== undefined && { zone }) };
}

export function clockOf({ timeZoneId, rawOffset, dstOffset, note, dateLeftOut }: TimezoneAnswer): BirthClock {
  return {
    zone: timeZoneId,
    offsetSeconds: rawOffset + dstOffset,
    advanceSeconds: dstOffset,
    note: dateLeftOut ? undefined : note,
    isDateLeftOut: dateLeftOut === true,
  };
}

/** Decimal hours, unrounded, as calls carry an offset. */
export const offsetHours = ({ offsetSeconds }: BirthClock): number => offsetSeconds / HOUR_S;
