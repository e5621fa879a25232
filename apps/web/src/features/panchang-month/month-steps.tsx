import type { CivilDate } from "@vedanga/contract";
import { type AlmanacSubject, monthAddress } from "#almanac/almanac-address.ts";
import type { AlmanacPlaceInUse } from "#almanac/use-almanac-place.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { CityField } from "#ui/city-field/city-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/press/button.tsx";
import { TODAY_ID } from "./day-cell.tsx";
import { MonthJump } from "./month-jump.tsx";
import styles from "./month-steps.module.css";
import { type CivilMonth, isSameMonth, monthOfDate, monthsOn } from "./shown-month.ts";

interface MonthStepsProps {
  readonly month: CivilMonth | null;
  readonly today: CivilDate | null;
  readonly at: AlmanacPlaceInUse;
  readonly subject: AlmanacSubject;
}

/** The month before and after, any other, another city, and the sheet of paper. */
export function MonthSteps({ month, today, at, subject }: MonthStepsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const running = today && monthOfDate(today);
  const isRunning = month !== null && running !== null && isSameMonth(month, running);
  const step = (to: CivilMonth | null, side: "before" | "after") =>
    to && (
      <AppLink to={monthAddress(to, subject)} className={`${styles.step} ${styles[side]}`} preventScrollReset>
        {side === "before" && <Icon name="arrow" className={styles.back} />}
        {formatMonth(to.month, lang)}
        {to.year !== month?.year && ` ${to.year}`}
        {side === "after" && <Icon name="arrow" />}
      </AppLink>
    );
  return (
    <div className={`no-print ${styles.bar}`}>
      <nav className={styles.steps} aria-label={t("panchangMonth.steps")}>
        {month && step(monthsOn(month, -1), "before")}
        {running && !isRunning && (
          <AppLink to={monthAddress(running, subject)} className={styles.step} preventScrollReset>
            {t("panchangMonth.thisMonth")}
          </AppLink>
        )}
        {isRunning && (
          <a href={`#${TODAY_ID}`} className={`${styles.step} ${styles.toToday}`}>
            {t("panchangMonth.today")}
          </a>
        )}
        {month && step(monthsOn(month, 1), "after")}
      </nav>
      <div className={styles.choices}>
        <CityField id="month-city" label={t("panchangMonth.city")} name={at.name} onChosen={at.choosePlace} />
        <MonthJump key={month ? `${month.year}-${month.month}` : ""} month={month} subject={subject} />
        <Button look="outline" onClick={() => print()}>
          {t("panchangMonth.print")}
        </Button>
      </div>
    </div>
  );
}
