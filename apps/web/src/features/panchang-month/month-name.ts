import { formatMonth } from "#i18n/format-date.ts";
import type { Speech } from "#i18n/speech.ts";
import type { CivilMonth } from "./shown-month.ts";

/** A month with its year. */
export const monthName = ({ year, month }: CivilMonth, { lang, say }: Speech): string =>
  say("panchangMonth.monthOf", { month: formatMonth(month, lang), year: String(year) });
