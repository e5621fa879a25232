import { type CivilDate, HYDERABAD } from "@vedanga/contract";
import { zoneClock } from "#i18n/zone-clock.ts";
import type { AlmanacPlace } from "./use-asked-place.ts";

/** The place of a question that is not asked yet. */
export const NOWHERE: AlmanacPlace = { lat: "0", lon: "0", zone: HYDERABAD.zone };

/** The date of one. */
export const NEVER: CivilDate = { year: 2000, month: 1, day: 1 };

/** The date that the clocks of a place have now; null until the place and the time are known. */
export const dateThere = (place: AlmanacPlace | null, nowMs: number | null): CivilDate | null =>
  place === null || nowMs === null ? null : zoneClock(place.zone, nowMs).date;
