import { useState } from "react";
import { CalendarFeed } from "#almanac/calendar-feed/calendar-feed.tsx";
import { FirstDaySpot } from "#almanac/first-day-spot.tsx";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { useServedDate } from "#almanac/use-served-date.ts";
import { FamilyBar } from "#almanac/ways/family-bar.tsx";
import { DEFAULT_CONVENTIONS, isSameChoice } from "#api/conventions/conventions.ts";
import { useSpeech } from "#i18n/use-speech.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { AnnounceChange } from "#ui/message/announce-change.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Button } from "#ui/press/button.tsx";
import { useIsPrinting } from "#ui/use-is-printing.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { FESTIVAL_LISTS, type FestivalList, kindIn, listOf } from "./festival-kinds.ts";
import styles from "./festivals-page.module.css";
import { PageNotes } from "./page-notes.tsx";
import { PlaceAndYear } from "./place-and-year.tsx";
import { endOf } from "./shown-year.ts";
import { useYear } from "./use-year.ts";
import { YearKinds } from "./year-kinds.tsx";
import { YearSheet } from "./year-sheet.tsx";
import { YearSteps } from "./year-steps.tsx";
import { YearTop } from "./year-top.tsx";
import { datesOf, yearsOf } from "./year-words.ts";

/** Keeps the room of a word that is not known yet. */
const BLANK = "\u2007";

/** The kind that the address names as the page is opened. */
const kindOpened = (): FestivalList | undefined =>
  (typeof document === "undefined" ? undefined : kindIn(new URLSearchParams(location.search))) ?? undefined;

/** /panchang/festivals: what is kept in a year at a city, what is next first; to filter, to print, to subscribe to. */
export function FestivalsPage() {
  const t = useT();
  const speech = useSpeech();
  const isPrinting = useIsPrinting();
  const onScreen = useYear();
  const { shown, today, kind, at, by, festivals, fault } = onScreen;
  const subject = { where: at.where, conventions: by.conventions };
  const end = shown && endOf(shown);
  const years = shown ? yearsOf(shown, speech) : "";
  const title = years && at.name ? t("festivals.titleOf", { span: years, place: at.name }) : undefined;
  const kinds: readonly FestivalList[] = kind ? [kind] : FESTIVAL_LISTS;
  const isWaiting = !festivals && !fault;
  // The server wrote the twelve months from that date on, for a visitor without other choices than a kind.
  const servedDate = useServedDate();
  const [servedKind] = useState(kindOpened);
  const isAsServed =
    shown === null ||
    (at.isHyderabad &&
      shown.year === null &&
      kind === servedKind &&
      isSameDate(shown.from, servedDate) &&
      isSameChoice(by.conventions, DEFAULT_CONVENTIONS));

  const top = <YearTop festivals={festivals} chosen={kind} shown={shown} today={today} subject={subject} />;

  return (
    <div className={`sheet ${styles.page}`} data-first-day-hidden={isAsServed ? undefined : ""}>
      <header>
        <PageTitle id="title.panchangFestivals" title={title} description="festivals.description">
          {t(isPrinting && kind ? `festivals.kind.${kind}` : "title.panchangFestivals")}
          {isPrinting && ` ${years}, ${at.name}`}
        </PageTitle>
        <PlaceAndYear at={at} year={shown?.from.year ?? null} kind={kind} subject={subject} />
      </header>
      <div className={styles.bars}>
        <FamilyBar />
        {shown ? (
          <YearSteps shown={shown} dates={datesOf(shown, speech)} kind={kind} subject={subject} />
        ) : (
          <FirstDaySpot part="yearSteps">
            <YearSteps shown={null} dates={BLANK} kind={kind} subject={subject} />
          </FirstDaySpot>
        )}
      </div>
      <RulesInUse hasMonths of={today ? { date: today, where: at.where } : undefined} />
      <AnnounceChange words={festivals && title ? title : ""} />
      <PageNotes onScreen={onScreen} />
      {isPrinting && festivals && (
        <YearSheet festivals={festivals.filter((festival) => kinds.includes(listOf(festival)))} placeName={at.name} />
      )}
      {!festivals && Boolean(fault) && (
        <div className={styles.fault}>
          <ErrorPanel error={fault} onRetry={onScreen.retry}>
            {t("festivals.failed")}
          </ErrorPanel>
        </div>
      )}
      {festivals && today && end ? (
        <div className="no-print" aria-busy={false}>
          {top}
          <YearKinds festivals={festivals} chosen={kind} today={today} end={end} subject={subject} />
        </div>
      ) : (
        // What was served can be read where no answer comes.
        <div aria-busy={isWaiting}>
          <FirstDaySpot part="yearTop">
            <NeedsScript />
            {isWaiting && top}
          </FirstDaySpot>
          <FirstDaySpot part="yearKinds">
            {isWaiting && (
              <div className={styles.waiting}>
                <Spinner>{t("festivals.loading")}</Spinner>
                <Skeleton lines={12} />
              </div>
            )}
          </FirstDaySpot>
        </div>
      )}
      {shown && at.place && (
        <div className={styles.feed} data-below-screen="phone">
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
