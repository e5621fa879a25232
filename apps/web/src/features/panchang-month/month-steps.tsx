import type { CivilDate } from "@vedanga/contract";
import { type AlmanacSubject, monthAddress } from "#almanac/almanac-address.ts";
import { formatMonth, formatMonthOfYear } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { TODAY_ID } from "./day-cell.tsx";
import styles from "./month-steps.module.css";
import { type CivilMonth, isSameMonth, monthOfDate, monthsOn } from "./shown-month.ts";

interface MonthStepsProps {
  readonly month: CivilMonth | null;
  readonly today: CivilDate | null;
  readonly subject: AlmanacSubject;
}

/** The months before and after, and the one that runs. */
export function MonthSteps({ month, today, subject }: MonthStepsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const running = today && monthOfDate(today);
  const isRunning = month !== null && running !== null && isSameMonth(month, running);
  const step = (to: CivilMonth | null, side: "before" | "after") =>
    to && (
      <AppLink to={monthAddress(to, subject)} className={`${styles.step} ${styles[side]}`} preventScrollReset>
        {side === "before" && <Icon name="arrow" className={styles.back} />}
        {to.year === month?.year ? formatMonth(to.month, lang) : formatMonthOfYear(to, lang)}
        {side === "after" && <Icon name="arrow" />}
      </AppLink>
    );
  return (
    <nav className={styles.steps} aria-label={t("panchangMonth.steps")}>
      {month && step(monthsOn(month, -1), "before")}
      {isRunning && (
        <a href={`#${TODAY_ID}`} className={`${styles.step} ${styles.running}`}>
          {t("panchangMonth.today")}
        </a>
      )}
      {month && running && !isRunning && (
        <AppLink to={monthAddress(running, subject)} className={`${styles.step} ${styles.running}`} preventScrollReset>
          {t("panchangMonth.thisMonth")}
        </AppLink>
      )}
      {month && step(monthsOn(month, 1), "after")}
    </nav>
  );
}
