import type { Language } from "@vedanga/names";

/** `India Standard Time`, `Eastern Time`: what the people of a zone call its clock; the zone's id where it has no name. */
export function formatZoneName(zone: string, lang: Language): string {
  try {
    const parts = new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(0);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  } catch {
    // A zone that this browser's own data does not have.
    return zone;
  }
}
