import { type CivilDate, HYDERABAD, isoDate } from "@vedanga/contract";
import type { AlmanacSubject } from "#almanac/almanac-address.ts";
import { DEFAULT_CONVENTIONS } from "#api/conventions/conventions.ts";
import { zoneClock } from "#i18n/zone-clock.ts";

/** The subject of a page of the almanac for a visitor without choices. */
export const AT_HYDERABAD: AlmanacSubject = {
  where: { kind: "place", id: HYDERABAD.id },
  conventions: DEFAULT_CONVENTIONS,
};

/** The date there at an instant (ms since 1970 UTC). */
export const dateAtHyderabad = (nowMs: number): CivilDate => zoneClock(HYDERABAD.zone, nowMs).date;

/** The same as text. */
export const dateOf = (nowMs: number): string => isoDate(dateAtHyderabad(nowMs));
