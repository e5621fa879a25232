import { HYDERABAD } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

/** `India Standard Time`, `Eastern Time`: what the people of a zone call its clock; the zone's id where it has no name. */
export function formatZoneName(zone: string, lang: Language): string {
  // The clock of most readers: to name one, a browser reads its tables of all.
  if (zone === HYDERABAD.zone) return SCREEN_LANGUAGES[lang].indiaTime;
  try {
    // By its clocks of today: in years without summer time a zone is named by its standard time alone.
    const format = new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName: "longGeneric" });
    const parts = format.formatToParts(Date.now());
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  } catch {
    // A zone that this browser's own data does not have.
    return zone;
  }
}
