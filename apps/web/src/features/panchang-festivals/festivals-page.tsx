import type { CivilDate } from "@vedanga/contract";
import { CalendarFeed } from "#almanac/calendar-feed/calendar-feed.tsx";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { FamilyBar } from "#almanac/ways/family-bar.tsx";
import { formatMonth } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AnnounceChange } from "#ui/message/announce-change.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Button } from "#ui/press/button.tsx";
import { useIsPrinting } from "#ui/use-is-printing.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { FESTIVAL_LISTS, type FestivalList, listOf } from "./festival-kinds.ts";
import styles from "./festivals-page.module.css";
import { KindLinks } from "./kind-links.tsx";
import { KindSection } from "./kind-section.tsx";
import { NextOfEach } from "./next-of-each.tsx";
import { PageNotes } from "./page-notes.tsx";
import { PlaceAndYear } from "./place-and-year.tsx";
import { endOf, type ShownYear } from "./shown-year.ts";
import { useYear } from "./use-year.ts";
import { YearSheet } from "./year-sheet.tsx";
import { YearSteps } from "./year-steps.tsx";

/** Keeps the room of a word that is not known yet. */
const BLANK = "\u2007";

/** /panchang/festivals: what is kept in a year at a city, what is next first; to filter, to print, to subscribe to. */
export function FestivalsPage() {
  const t = useT();
  const { lang } = useLanguage();
  const isPrinting = useIsPrinting();
  const onScreen = useYear();
  const { shown, today, kind, at, by, festivals, fault } = onScreen;
  const subject = { where: at.where, conventions: by.conventions };
  const end = shown && endOf(shown);
  const years = shown && end ? yearsOf(shown, end) : "";
  const title = years && at.name ? t("festivals.titleOf", { span: years, place: at.name }) : undefined;
  const kinds: readonly FestivalList[] = kind ? [kind] : FESTIVAL_LISTS;
  const isRunning = shown && today && (shown.year === null || shown.year === today.year);

  function yearsOf({ year, from }: ShownYear, last: CivilDate): string {
    if (year !== null || from.year === last.year) return String(from.year);
    return t("festivals.years", { from: String(from.year), to: String(last.year) });
  }
  function datesOf({ year, from }: ShownYear): string {
    if (year !== null) return String(year);
    return t("festivals.fromMonth", { month: formatMonth(from.month, lang), year: String(from.year) });
  }

  return (
    <div className={`sheet ${styles.page}`}>
      <header>
        <PageTitle id="title.panchangFestivals" title={title} description="festivals.description">
          {t(isPrinting && kind ? `festivals.kind.${kind}` : "title.panchangFestivals")}
          {isPrinting && ` ${years}, ${at.name}`}
        </PageTitle>
        <PlaceAndYear at={at} year={shown?.from.year ?? null} kind={kind} subject={subject} />
      </header>
      <div className={styles.bars}>
        <FamilyBar />
        <YearSteps shown={shown} dates={shown ? datesOf(shown) : BLANK} kind={kind} subject={subject} />
      </div>
      <RulesInUse hasMonths of={today ? { date: today, where: at.where } : undefined} />
      <AnnounceChange words={festivals && title ? title : ""} />
      <PageNotes onScreen={onScreen} />
      <NeedsScript />
      {isPrinting && festivals && (
        <YearSheet festivals={festivals.filter((festival) => kinds.includes(listOf(festival)))} placeName={at.name} />
      )}
      {!festivals && fault ? (
        <div className={styles.fault}>
          <ErrorPanel error={fault} onRetry={onScreen.retry}>
            {t("festivals.failed")}
          </ErrorPanel>
        </div>
      ) : (
        <div className="no-print" aria-busy={!festivals}>
          <div className={`${styles.top} ${kind ? "" : styles.withNext}`}>
            {kind === undefined && (
              <NextOfEach
                festivals={festivals}
                today={today}
                from={isRunning ? today : (shown?.from ?? null)}
                end={end}
                subject={subject}
              />
            )}
            <KindLinks festivals={festivals} chosen={kind} year={shown?.year ?? null} subject={subject} />
          </div>
          {festivals && today && end ? (
            kinds.map((each) => (
              <KindSection
                key={each}
                kind={each}
                rows={festivals.filter((festival) => listOf(festival) === each)}
                today={today}
                end={end}
                isAlone={kind !== undefined}
                subject={subject}
              />
            ))
          ) : (
            <div className={styles.waiting}>
              <Spinner>{t("festivals.loading")}</Spinner>
              <Skeleton lines={12} />
            </div>
          )}
        </div>
      )}
      {shown && at.place && (
        <div className={styles.feed}>
          <CalendarFeed place={at.place} placeName={at.name} year={shown.from.year} conventions={by.parameters} />
          {festivals && (
            <p className="no-print">
              <Button look="outline" onClick={() => print()}>
                {t("festivals.print")}
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
