import { conventionsAddress, dayAddress } from "#almanac/almanac-address.ts";
import { CalendarFeed } from "#almanac/calendar-feed/calendar-feed.tsx";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { FamilyBar } from "#almanac/ways/family-bar.tsx";
import { formatMonth } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { AnnounceChange } from "#ui/message/announce-change.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { DayGrid } from "./day-grid.tsx";
import { DayGridWaiting } from "./day-grid-waiting.tsx";
import { FestivalList } from "./festival-list.tsx";
import { LunarMonths } from "./lunar-months.tsx";
import { LunarMonthsTold } from "./lunar-months-told.tsx";
import styles from "./month-page.module.css";
import { MonthSteps } from "./month-steps.tsx";
import { PageNotes } from "./page-notes.tsx";
import { useMonth } from "./use-month.ts";

/** Keeps the space of a word that is not known yet. */
const BLANK = "\u2007";

/** /panchang/month: a month at a city as a calendar, to look at, to print on one sheet, to subscribe to. */
export function MonthPage() {
  const t = useT();
  const { lang } = useLanguage();
  const shown = useMonth();
  const { month, today, at, by, days, fault } = shown;
  const subject = { where: at.where, conventions: by.conventions };
  const monthName = month
    ? t("panchangMonth.monthOf", { month: formatMonth(month.month, lang), year: String(month.year) })
    : "";
  const title = monthName && at.name ? t("panchangMonth.titleOf", { month: monthName, place: at.name }) : undefined;
  return (
    <div className={`sheet ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle
          id="title.panchangMonth"
          title={title}
          description="panchangMonth.description"
          className={styles.name}
        >
          {t("title.panchangMonth")} <span className={styles.place}>{at.name || BLANK}</span>
        </PageTitle>
        <p className={styles.month}>{monthName || BLANK}</p>
        <LunarMonths days={days} system={by.conventions.months} />
      </header>
      <FamilyBar />
      <RulesInUse hasMonths of={today ? { date: today, where: at.where } : undefined} />
      <AnnounceChange words={days && title ? title : ""} />
      <MonthSteps month={month} today={today} at={at} subject={subject} />
      <PageNotes shown={shown} />
      <NeedsScript />
      <section className={`${styles.calendar} oxford`} aria-label={t("panchangMonth.days")} aria-busy={!days && !fault}>
        {days && month && <DayGrid days={days} today={today} system={by.conventions.months} subject={subject} />}
        {!days && Boolean(fault) && (
          <div className={styles.fault}>
            <ErrorPanel error={fault} onRetry={shown.retry}>
              {t("panchangMonth.failed")}
            </ErrorPanel>
          </div>
        )}
        {!days && !fault && (
          <>
            <div className={styles.waiting}>
              <Spinner>{t("panchangMonth.loading")}</Spinner>
            </div>
            <DayGridWaiting />
          </>
        )}
      </section>
      {days && <LunarMonthsTold days={days} system={by.conventions.months} />}
      {days && (
        <p className={styles.key}>
          {t("panchangMonth.key", { place: at.name })}
          {days.some(({ sunrise }) => sunrise === null) && ` ${t("panchangMonth.keyNoSun")}`}
        </p>
      )}
      {days && <FestivalList days={days} subject={subject} />}
      {month && at.place && (
        <CalendarFeed place={at.place} placeName={at.name} year={month.year} conventions={by.parameters} />
      )}
      {today && (
        <nav className={`no-print ${styles.doors}`} aria-label={t("panchangMonth.doors")}>
          <AppLink to={dayAddress(today, subject)}>{t("panchangMonth.toToday")}</AppLink>
          <AppLink to={conventionsAddress(today, subject)}>{t("title.panchangConventions")}</AppLink>
          <AppLink to="/panchang/coordinates">{t("title.panchangCoordinates")}</AppLink>
        </nav>
      )}
    </div>
  );
}
