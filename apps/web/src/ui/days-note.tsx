import type { AnswerDays } from "#api/wire/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatDate, formatWeekday } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { polarWords } from "./polar-words.ts";

interface DaysNoteProps {
  readonly days: AnswerDays;
  /** That of the hours. */
  readonly day: AlmanacDay;
  readonly className?: string | undefined;
}

/** The day of the hours of an answer, what the Sun does on it where it does not rise and set, and the day of its weekday if that is another. */
export function DaysNote({ days: { weekday, hours }, day, className = "soft" }: DaysNoteProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { instantOf } = useClock();
  const { date } = hours;
  const sentences = [
    hours.sunrise === null
      ? t("panchang.days.riseAndSet", { date: formatDate(date, lang) })
      : t("panchang.days.hours", {
          date: formatDate(date, lang),
          sunrise: instantOf(hours.sunrise, date, "sentence"),
        }),
  ];
  const polar = polarWords(day);
  if (polar) sentences.push(t(polar));
  if (!isSameDate(weekday.date, date))
    sentences.push(t("panchang.days.weekday", { weekday: formatWeekday(weekday.date, lang) }));
  return <p className={className}>{sentences.join(" ")}</p>;
}
