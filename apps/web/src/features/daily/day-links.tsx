import type { CivilDate } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { dateBeside } from "#almanac/date-beside.ts";
import { formatWeekday } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { dayAddress } from "./day-address.ts";

interface DayLinksProps {
  readonly sign: Pick<Sign, "slug">;
  readonly date: CivilDate;
  /** A day that is today is called so. */
  readonly today?: CivilDate | null;
}

/** The ways to the day before and the day after. */
export function DayLinks({ sign, date, today = null }: DayLinksProps) {
  const t = useT();
  const { lang } = useLanguage();
  const [search] = useSearchParams();
  return ([-1, 1] as const).map((step) => {
    const to = dateBeside(date, step);
    if (to === null) return null;
    const isToday = today !== null && isSameDate(to, today);
    return (
      <AppLink key={step} to={dayAddress(sign, search, isToday ? null : to)} rel={step < 0 ? "prev" : "next"}>
        {isToday ? t("daily.today") : t("daily.dayLink", { weekday: formatWeekday(to, lang), day: to.day })}
      </AppLink>
    );
  });
}
