import { addDays, type CivilDate, isoDate } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { dateIn } from "#almanac/where.ts";
import { formatWeekday } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { dayAddress } from "./day-address.ts";

/** The ways to the day before and the day after. */
export function DayLinks({ sign, date }: { readonly sign: Pick<Sign, "slug">; readonly date: CivilDate }) {
  const t = useT();
  const { lang } = useLanguage();
  const [search] = useSearchParams();
  return ([-1, 1] as const)
    .map((step) => ({ step, to: addDays(date, step) }))
    .filter(({ to }) => dateIn(isoDate(to)) !== null)
    .map(({ step, to }) => (
      <AppLink key={step} to={dayAddress(sign, search, to)} rel={step < 0 ? "prev" : "next"}>
        {t("daily.dayLink", { weekday: formatWeekday(to, lang), day: to.day })}
      </AppLink>
    ));
}
