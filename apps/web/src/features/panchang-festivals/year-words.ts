import { formatMonth } from "#i18n/format-date.ts";
import type { Speech } from "#i18n/speech.ts";
import { endOf, type ShownYear } from "./shown-year.ts";

/** The year, or the two that twelve months from today touch. */
export function yearsOf(shown: ShownYear, { say }: Speech): string {
  const { year, from } = shown;
  const end = endOf(shown);
  if (year !== null || from.year === end.year) return String(from.year);
  return say("festivals.years", { from: String(from.year), to: String(end.year) });
}

/** The year, or from which month on. */
export function datesOf({ year, from }: ShownYear, { lang, say }: Speech): string {
  if (year !== null) return String(year);
  return say("festivals.fromMonth", { month: formatMonth(from.month, lang), year: String(from.year) });
}
