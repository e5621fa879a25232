import type { PanchangDays } from "@vedanga/contract";
import { formatDate, formatWeekday } from "#i18n/format-date.ts";
import { parseIsoDate, parseIsoInstant } from "#i18n/parse-wire-time.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";

interface DaysNoteProps {
  readonly days: PanchangDays;
  readonly className?: string | undefined;
}

/** The day of the hours of an answer, and the day of its weekday if that is another. */
export function DaysNote({ days: { weekday, hours }, className = "soft" }: DaysNoteProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { instantOf } = useClock();
  const date = parseIsoDate(hours.date);
  const sentences = [
    hours.sunrise === null
      ? t("panchang.days.hoursNoSun", { date: formatDate(date, lang) })
      : t("panchang.days.hours", {
          date: formatDate(date, lang),
          sunrise: instantOf(parseIsoInstant(hours.sunrise), date, "sentence"),
        }),
  ];
  if (weekday.date !== hours.date)
    sentences.push(t("panchang.days.weekday", { weekday: formatWeekday(parseIsoDate(weekday.date), lang) }));
  return <p className={className}>{sentences.join(" ")}</p>;
}
