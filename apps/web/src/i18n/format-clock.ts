import type { Language } from "@vedanga/names/language";
import { formatOffset } from "./format-offset.ts";
import { formatZoneName } from "./format-zone-name.ts";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

/** A zone as its readers know it: `Asia/Kolkata`, `భారతదేశ ప్రామాణిక సమయం`. */
export const formatZone = (zone: string, lang: Language): string =>
  SCREEN_LANGUAGES[lang].readsZoneIds ? zone : formatZoneName(zone, lang);

/** The same with its name everywhere: `India Standard Time (Asia/Kolkata)`, `భారతదేశ ప్రామాణిక సమయం`. */
export function formatZoneInFull(zone: string, lang: Language): string {
  const name = formatZoneName(zone, lang);
  return SCREEN_LANGUAGES[lang].readsZoneIds ? `${name} (${zone})` : name;
}

/** A clock in a line: `Asia/Kolkata, UTC+5:30`, `భారతదేశ ప్రామాణిక సమయం, యూటీసీ+5:30`; what is not known is left out. */
export const formatClock = (zone: string | null | undefined, offsetSeconds: number | null, lang: Language): string =>
  [zone && formatZone(zone, lang), offsetSeconds === null ? "" : formatOffset(offsetSeconds, lang)]
    .filter(Boolean)
    .join(", ");

/** What stands in brackets behind the name of a clock: `Asia/Kolkata, UTC+5:30`, `యూటీసీ+5:30`. */
export const formatNamedClock = (zone: string | null, offsetSeconds: number, lang: Language): string =>
  formatClock(SCREEN_LANGUAGES[lang].readsZoneIds ? zone : null, offsetSeconds, lang);
