import { addDays, type CivilDate } from "@vedanga/contract";
import { useSearchParams } from "react-router";
import { FirstDaySpot } from "#almanac/first-day-spot.tsx";
import { formatWeekday } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { PageSteps } from "#ui/press/page-steps.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { dayAddress } from "./day-address.ts";
import { DayLinks } from "./day-links.tsx";
import styles from "./day-steps.module.css";

/** Keep the room of links that are not known yet, on a page that comes without today: one of a date. */
const ANY_DAYS: readonly CivilDate[] = [24, 26].map((day) => ({ year: 2026, month: 11, day }));

interface DayStepsProps {
  readonly sign: Sign;
  readonly date: CivilDate | null;
  readonly today: CivilDate | null;
}

/** The way back to the twelve signs, to the day before and the day after, and to today, once. */
export function DaySteps({ sign, date, today }: DayStepsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const [search] = useSearchParams();
  const nameOf = (date: CivilDate): string => t("daily.dayLink", { weekday: formatWeekday(date, lang), day: date.day });
  return (
    <PageSteps label={t("daily.days")} back={{ to: "/#daily", label: t("daily.back") }}>
      {date && search.has("date") && !isNear(date, today) && (
        <AppLink to={dayAddress(sign, search, null)}>{t("daily.today")}</AppLink>
      )}
      {date ? (
        <DayLinks sign={sign} date={date} today={today} />
      ) : (
        <FirstDaySpot part="signLinks">
          {[t("daily.today"), ...ANY_DAYS.map((day) => nameOf(day))].map((name) => (
            <span key={name} className={styles.room} aria-hidden="true">
              {name}
            </span>
          ))}
        </FirstDaySpot>
      )}
    </PageSteps>
  );
}

/** It is today, or the day before or after is: then that link leads there. */
const isNear = (date: CivilDate, today: CivilDate | null): boolean =>
  today !== null && [-1, 0, 1].some((step) => isSameDate(addDays(date, step), today));
