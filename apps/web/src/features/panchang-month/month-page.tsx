import { conventionsAddress, dayAddress, festivalsAddress } from "#almanac/almanac-address.ts";
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
import { TextPress } from "#ui/press/text-press.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { DayGrid } from "./day-grid.tsx";
import { DayGridWaiting } from "./day-grid-waiting.tsx";
import { FestivalList } from "./festival-list.tsx";
import { LunarMonths } from "./lunar-months.tsx";
import { LunarMonthsTold } from "./lunar-months-told.tsx";
import { MonthChoice } from "./month-choice.tsx";
import { MonthKey } from "./month-key.tsx";
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
          className={styles.month}
        >
          {/* Until the month is known, the name of the screen keeps its room and is what is read out. */}
          <span className="unseen">{t("title.panchangMonth")} </span>
          {monthName || BLANK}
        </PageTitle>
        <LunarMonths days={days} system={by.conventions.months} />
      </header>
      <AnnounceChange words={days && title ? title : ""} />
      <div className={`no-print ${styles.ways}`}>
        <FamilyBar />
        <MonthSteps month={month} today={today} subject={subject} />
      </div>
      <RulesInUse hasMonths of={today ? { date: today, where: at.where } : undefined} />
      <MonthChoice month={month} at={at} subject={subject} />
      <PageNotes shown={shown} />
      <NeedsScript />
      <section className={styles.calendar} aria-label={t("panchangMonth.days")} aria-busy={!days && !fault}>
        {days && month && (
          <DayGrid
            key={`${month.year}-${month.month}`}
            month={month}
            days={days}
            today={today}
            system={by.conventions.months}
            subject={subject}
          />
        )}
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
            <DayGridWaiting month={month} />
          </>
        )}
      </section>
      <MonthKey placeName={at.name} hasDayWithoutSun={days?.some(({ sunrise }) => sunrise === null) ?? false} />
      {days && <LunarMonthsTold days={days} system={by.conventions.months} />}
      {days && <FestivalList days={days} today={today} />}
      {!days && !fault && <div className={styles.room} />}
      <p className={`no-print ${styles.out}`}>
        <TextPress onClick={() => print()}>{t("panchangMonth.print")}</TextPress>
        {month && (
          <AppLink to={`${festivalsAddress({ year: month.year }, subject)}#feed-title`}>
            {t("panchangMonth.feed")}
          </AppLink>
        )}
      </p>
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
