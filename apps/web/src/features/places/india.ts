import { type CivilDate, HYDERABAD } from "@vedanga/contract";
import { zoneClock } from "#i18n/zone-clock.ts";

/** The clocks of every place of the guide. */
export const INDIA = HYDERABAD.zone;

/** The date by them. */
export const dateInIndia = (nowMs: number): CivilDate => zoneClock(INDIA, nowMs).date;
