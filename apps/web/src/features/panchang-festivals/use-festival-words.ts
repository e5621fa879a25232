import type { CivilDate } from "@vedanga/contract";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { formatDayOfYear, formatFullDate } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { type FestivalLine, festivalLines } from "./festival-lines.ts";
import { daysFrom } from "./shown-year.ts";

export interface FestivalWords {
  nameOf(festival: YearFestival): string;
  linesOf(festival: YearFestival): readonly FestivalLine[];
  /** Those that a sheet for the wall has room for. */
  paperLinesOf(festival: YearFestival): readonly FestivalLine[];
  /** `Fri 4 December`, with the year if it is not the present one. */
  shortDate(date: CivilDate, today: CivilDate): string;
  /** `in 12 days`, `today`. */
  daysTo(date: CivilDate, today: CivilDate): string;
}

export function useFestivalWords(): FestivalWords {
  const t = useT();
  const { lang } = useLanguage();
  const { instantOf } = useClock();
  const linesOf = (festival: YearFestival): readonly FestivalLine[] =>
    festivalLines(festival, {
      t,
      at: (instant) => instantOf(instant, festival.date),
      dateOf: (date) => formatDayOfYear(date, lang, "short"),
    });
  return {
    linesOf,
    paperLinesOf: (festival) =>
      linesOf({ ...festival, tithi: undefined, rite_from: undefined }).map((line) =>
        // The name of a sankranti says what its time is.
        festival.kind === "sankranti" ? { ...line, label: "" } : line,
      ),
    nameOf: ({ name, tradition_name: tradition }) =>
      tradition ? t("festivals.ofTradition", { name, tradition }) : name,
    shortDate: (date, today) => (date.year === today.year ? formatDayOfYear : formatFullDate)(date, lang, "short"),
    daysTo: (date, today) => {
      const days = daysFrom(today, date);
      if (days > 1) return t("festivals.inDays", { days });
      return t(days === 1 ? "festivals.tomorrow" : "festivals.today");
    },
  };
}
