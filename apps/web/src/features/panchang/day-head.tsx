import type { CivilDate } from "@vedanga/contract";
import type { ReactNode } from "react";
import { FirstDaySpot, type FirstDaySpotName } from "#almanac/first-day-spot.tsx";
import { formatDate, formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { ServedWord } from "#ui/served/served-word.tsx";
import { BLANK, DayDate, DayNumeral } from "./day-date.tsx";
import styles from "./day-head.module.css";
import type { descriptionOf } from "./place/served-day.ts";

interface DayHeadProps {
  /** Null until the page is hydrated. */
  readonly date: CivilDate | null;
  readonly isToday: boolean;
  readonly placeName: string;
  /** The id of the title, which names the panel. */
  readonly titleId: string;
  readonly description: ReturnType<typeof descriptionOf>;
  /** What the window says as the page arrives, until the day is known. */
  readonly servedTitle: string | undefined;
  /** By which rules, if other than the default. */
  readonly rules: ReactNode;
  /** The day in five lines. */
  readonly five: ReactNode;
  /** The words about the present moment. */
  readonly children: ReactNode;
}

/** The red numeral of the date, the title, weekday and month, and the present moment beside them. */
export function DayHead({
  date,
  isToday,
  placeName,
  titleId,
  description,
  servedTitle,
  rules,
  five,
  children,
}: DayHeadProps) {
  const t = useT();
  const { lang } = useLanguage();
  const title =
    date && placeName ? t("panchang.titleOf", { date: formatDate(date, lang), place: placeName }) : undefined;
  /** Until the day is known the words are those of the page as it was built, or of the day that the server wrote into it. */
  const named = (part: "title" | "place", words: string): ReactNode =>
    date === null ? (
      <FirstDaySpot part={part} as="span" isSure>
        {words}
      </FirstDaySpot>
    ) : (
      words
    );
  const numeralSpot: FirstDaySpotName = `${lang}-numeral`;
  return (
    <div className={styles.head}>
      <ServedWord name={numeralSpot} word={date ? `${date.day}` : undefined} waiting={<DayNumeral day={null} />}>
        {(day) => <DayNumeral day={day} />}
      </ServedWord>
      <PageTitle
        id="title.panchang"
        title={title}
        whole={servedTitle}
        description={description}
        className={styles.name}
      >
        <span id={titleId}>{named("title", t(isToday ? "panchang.today" : "panchang.ofDay"))}</span>{" "}
        <span className={styles.line}>{named("place", placeName || BLANK)}</span>{" "}
        {date && <span className="unseen">{formatFullDate(date, lang)}</span>}
      </PageTitle>
      <p className={styles.intro}>{t("panchang.intro")}</p>
      {date ? (
        <DayDate date={date} isInTitle />
      ) : (
        <FirstDaySpot part="date">
          <DayDate date={null} />
        </FirstDaySpot>
      )}
      <div className={styles.five}>
        {rules}
        <div className={styles.lines}>{five}</div>
      </div>
      <div className={date === null || isToday ? styles.now : `${styles.now} ${styles.dated}`}>{children}</div>
    </div>
  );
}
