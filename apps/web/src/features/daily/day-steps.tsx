import { addDays, type CivilDate, isoDate } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { dateIn } from "#almanac/where.ts";
import { formatWeekday } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { PageSteps } from "#ui/press/page-steps.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import styles from "./day-steps.module.css";

/** The two days whose links keep the room of those that are not known yet. */
const ANY_DAYS: readonly CivilDate[] = [
  { year: 2026, month: 11, day: 25 },
  { year: 2026, month: 11, day: 27 },
];

/** The way back to the twelve signs, and to the day before and the day after. */
export function DaySteps({ sign, date }: { readonly sign: Sign; readonly date: CivilDate | null }) {
  const t = useT();
  const { lang } = useLanguage();
  const [search] = useSearchParams();
  const beside = date
    ? ([-1, 1] as const)
        .map((step) => ({ step, to: addDays(date, step) }))
        .filter(({ to }) => dateIn(isoDate(to)) !== null)
    : [];

  const nameOf = (day: CivilDate): string => t("daily.dayLink", { weekday: formatWeekday(day, lang), day: day.day });

  /** Without a date it is the day that the place has now. */
  function addressOf(to: CivilDate | null): string {
    const next = new URLSearchParams(search);
    if (to === null) next.delete("date");
    else next.set("date", isoDate(to));
    return `/zodiac/daily/${sign.slug}${next.size === 0 ? "" : `?${next}`}`;
  }

  return (
    <PageSteps label={t("daily.days")} back={{ to: "/#daily", label: t("daily.back") }}>
      {date && search.has("date") && <AppLink to={addressOf(null)}>{t("daily.today")}</AppLink>}
      {beside.map(({ step, to }) => (
        <AppLink key={step} to={addressOf(to)} rel={step < 0 ? "prev" : "next"}>
          {nameOf(to)}
        </AppLink>
      ))}
      {date === null &&
        ANY_DAYS.map((day) => (
          <span key={day.day} className={styles.room} aria-hidden="true">
            {nameOf(day)}
          </span>
        ))}
    </PageSteps>
  );
}
