import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { whatIsNext } from "#almanac/five-lines/what-is-next.ts";
import { conventionParameters } from "#api/conventions/conventions.ts";
import { formatDayOfYear, formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { useOwnRules } from "#ui/use-own-rules.ts";
import { pageAddress } from "./place/page-address.ts";
import type { SentDay } from "./send/sent-day.ts";
import { useDayLines } from "./send/use-day-lines.ts";

/** The picture's words for a message: date and place, the lines, what is next by its dates, and the link of that day there. */
export function useDayMessage(sent: SentDay): string {
  const t = useT();
  const { lang } = useLanguage();
  const { day, coming, isToday, where, placeName, conventions } = sent;
  const { names: rules } = useOwnRules(conventions, true);
  const lines = useDayLines(sent, "sentence");
  const kept = typeof coming === "string" ? [] : whatIsNext(coming, day.date);
  const onDay = kept.filter(({ date }) => isSameDate(date, day.date)).map(({ name }) => name);
  const later = kept
    .filter(({ date }) => !isSameDate(date, day.date))
    .map(({ name, date }) => t("dayPicture.keptOn", { name, date: formatDayOfYear(date, lang) }));
  const line = (term: string, value: string): string => t("dayPicture.line", { term, value });

  const address = pageAddress(day.date, where, {
    ...conventionParameters(conventions),
    // The reader of the message reads its language.
    ...(lang !== DEFAULT_LANGUAGE && { lang }),
  });
  return [
    `${formatFullDate(day.date, lang)}, ${placeName}`,
    ...lines.map(({ term, name, when }) => line(term, when ? t("dayPicture.nameUntil", { name, when }) : name)),
    ...(onDay.length > 0 ? [line(t(isToday ? "dayPicture.today" : "dayPicture.thatDay"), onDay.join(", "))] : []),
    ...(later.length > 0 ? [line(t("five.next"), later.join("; "))] : []),
    ...(rules ? [line(t("dayPicture.rules"), rules)] : []),
    `${location.origin}/app${address}`,
  ].join("\n");
}
