import type { AnswerDays } from "#api/wire/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatDate, formatWeekday } from "#i18n/format-date.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { polarSun } from "./polar-sun.ts";

interface DaysNoteProps {
  readonly days: AnswerDays;
  /** That of the hours. */
  readonly day: AlmanacDay;
  readonly className?: string | undefined;
}

/** The day of the hours of an answer, what the Sun does not do on it, and the day of its weekday if that is another. */
export function DaysNote({ days: { weekday, hours }, day, className = "soft" }: DaysNoteProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { instantOf } = useClock();
  const { date } = hours;
  const polar = polarSun(day);
  const isUp = polar === "allDay" || polar === "noSunset";
  const sentences = [
    hours.sunrise === null || isUp
      ? t("panchang.days.hoursNoSun", { date: formatDate(date, lang), sun: isUp ? "up" : "down" })
      : t("panchang.days.hours", {
          date: formatDate(date, lang),
          sunrise: instantOf(hours.sunrise, date, "sentence"),
        }),
  ];
  if (!isSameDate(weekday.date, date))
    sentences.push(t("panchang.days.weekday", { weekday: formatWeekday(weekday.date, lang) }));
  return <p className={className}>{sentences.join(" ")}</p>;
}
