import { conventionsAddress, dayAddress, festivalsAddress } from "#almanac/almanac-address.ts";
import { FirstDaySpot } from "#almanac/first-day-spot.tsx";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { useServedDate } from "#almanac/use-served-date.ts";
import { FamilyBar } from "#almanac/ways/family-bar.tsx";
import { DEFAULT_CONVENTIONS, isSameChoice } from "#api/conventions/conventions.ts";
import { useSpeech } from "#i18n/use-speech.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { AnnounceChange } from "#ui/message/announce-change.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextPress } from "#ui/press/text-press.tsx";
import { LostPart } from "#ui/waiting/catch-lost.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { useLatePart } from "#ui/waiting/use-late-part.ts";
import { DayGrid } from "./day-grid.tsx";
import { DayGridWaiting } from "./day-grid-waiting.tsx";
import { LunarMonths } from "./lunar-months.tsx";
import { MonthChoice } from "./month-choice.tsx";
import { MonthKey } from "./month-key.tsx";
import { monthName } from "./month-name.ts";
import styles from "./month-page.module.css";
import { MonthSteps } from "./month-steps.tsx";
import { PageNotes } from "./page-notes.tsx";
import { isSameMonth } from "./shown-month.ts";
import { useMonth } from "./use-month.ts";

const loadLower = pieceOfScreen(async () => (await import("./month-lower-piece.tsx")).MonthLower);

/** Keeps the space of a word that is not known yet. */
const BLANK = "\u2007";

/** /panchang/month: a month at a city as a calendar, to look at, to print on one sheet, to subscribe to. */
export function MonthPage() {
  const t = useT();
  const speech = useSpeech();
  const shown = useMonth();
  const { month, today, at, by, days, fault } = shown;
  const subject = { where: at.where, conventions: by.conventions };
  const name = month && monthName(month, speech);
  const title = name && at.name ? t("panchangMonth.titleOf", { month: name, place: at.name }) : undefined;
  const { part: Lower, retry: retryLower } = useLatePart(loadLower);
  const isWaiting = !days && !fault;
  // The server wrote the month of that date, with the date marked, for a visitor without other choices.
  const servedDate = useServedDate();
  const isAsServed =
    month === null ||
    (at.isHyderabad &&
      today !== null &&
      isSameDate(today, servedDate) &&
      isSameMonth(month, servedDate) &&
      isSameChoice(by.conventions, DEFAULT_CONVENTIONS));
  return (
    <div className={`sheet ${styles.page}`} data-first-day-hidden={isAsServed ? undefined : ""}>
      <header className={styles.head}>
        <PageTitle
          id="title.panchangMonth"
          title={title}
          description="panchangMonth.description"
          className={styles.month}
        >
          {/* Until the month is known, the name of the screen keeps its room and is what is read out. */}
          <span className="unseen">{t("title.panchangMonth")} </span>
          {name ?? (
            <FirstDaySpot part="monthName" as="span">
              {BLANK}
            </FirstDaySpot>
          )}
        </PageTitle>
        {isWaiting ? (
          <FirstDaySpot part="monthLunar">
            <LunarMonths days={undefined} system={by.conventions.months} />
          </FirstDaySpot>
        ) : (
          <LunarMonths days={days} system={by.conventions.months} />
        )}
      </header>
      <AnnounceChange words={days && title ? title : ""} />
      <div className={`no-print ${styles.ways}`}>
        <FamilyBar />
        {month ? (
          <MonthSteps month={month} today={today} subject={subject} />
        ) : (
          <FirstDaySpot part="monthSteps">
            <MonthSteps month={null} today={null} subject={subject} />
          </FirstDaySpot>
        )}
      </div>
      <RulesInUse hasMonths of={today ? { date: today, where: at.where } : undefined} />
      <MonthChoice month={month} at={at} subject={subject} />
      <PageNotes shown={shown} />
      <section className={styles.calendar} aria-label={t("panchangMonth.days")} aria-busy={isWaiting}>
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
        {isWaiting && (
          <FirstDaySpot part="monthDays">
            <NeedsScript />
            <div className={styles.waiting}>
              <Spinner>{t("panchangMonth.loading")}</Spinner>
            </div>
            <DayGridWaiting month={month} />
          </FirstDaySpot>
        )}
      </section>
      <MonthKey placeName={at.name} hasDayWithoutSun={days?.some(({ sunrise }) => sunrise === null) ?? false} />
      {days && Lower && <Lower days={days} today={today} system={by.conventions.months} />}
      {days && retryLower && <LostPart onRetry={retryLower} />}
      {(isWaiting || (days && !Lower)) && (
        <FirstDaySpot part="monthLower">
          <div className={styles.room} />
        </FirstDaySpot>
      )}
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
