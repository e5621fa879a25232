import type { Language } from "@vedanga/names";
import { formatDate } from "#i18n/format-date.ts";
import { civilDay } from "./period.ts";

/** A day within a sentence: `10 December 2031`, never parted at the end of a line. */
export const dayInWords = (dayMs: number, lang: Language): string =>
  formatDate(civilDay(dayMs), lang).replaceAll(" ", "\u00a0");
