import { addDays, type CivilDate } from "@vedanga/contract";
import { formatDate, formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { AlertPanel } from "#ui/message/alert-panel.tsx";
import type { ShownPlace } from "./place/use-day-place.ts";

interface SkippedDayProps {
  readonly date: CivilDate;
  readonly shown: ShownPlace;
}

/** A date that the place never had, with the way to the next. No change of the date line left out two. */
export function SkippedDay({ date, shown }: SkippedDayProps) {
  const t = useT();
  const { lang } = useLanguage();
  const next = addDays(date, 1);
  return (
    <AlertPanel>
      <p>{t("panchang.daySkipped", { place: shown.name, date: formatDate(date, lang) })}</p>
      <AppLink to={shown.addressOf(next)}>{formatFullDate(next, lang)}</AppLink>
    </AlertPanel>
  );
}
