import { HYDERABAD, isoDate, twoDigits } from "@vedanga/contract";
import { isZoneAtHand, zoneClock } from "#i18n/zone-clock.ts";
import { deviceZone } from "#platform/device-zone.ts";
import type { CalculatorDraft, LocatedPlace } from "./calculator-form.ts";

/** What the clocks of a zone (IANA) show at an instant, in ms since 1970 UTC, as the fields of a date and of a time take it. */
export function momentAt(zone: string, instantMs: number): Pick<CalculatorDraft, "date" | "time"> {
  const { date, time } = zoneClock(zone, instantMs);
  return { date: isoDate(date), time: `${twoDigits(time.hour)}:${twoDigits(time.minute)}` };
}

/** The clocks of the present moment: those of the chosen place, of the device if the place is its own, else of the page's place. */
export const zoneWanted = (chosen: LocatedPlace | null, ofPage: string | undefined): string | undefined =>
  chosen ? (chosen.zone ?? deviceZone()) : ofPage;

/** The same, or Hyderabad's until its clocks are loaded. */
export function zoneOfNow(chosen: LocatedPlace | null, ofPage: string | undefined): string {
  const zone = zoneWanted(chosen, ofPage);
  return zone !== undefined && isZoneAtHand(zone) ? zone : HYDERABAD.zone;
}
