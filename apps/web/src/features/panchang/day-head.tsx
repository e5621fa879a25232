import type { CivilDate } from "@vedanga/contract";
import type { ReactNode } from "react";
import { formatFullDate, formatMonth, formatWeekday } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { PageTitle } from "#ui/page-title.tsx";
import styles from "./day-head.module.css";

/** Keeps the room of a word that is not known yet. */
const BLANK = "\u2007";

interface DayHeadProps {
  /** Null until the page is awake. */
  readonly date: CivilDate | null;
  readonly isToday: boolean;
  readonly placeName: string;
  /** The id of the title, which names the panel. */
  readonly titleId: string;
  /** What is said of the present moment. */
  readonly children: ReactNode;
}

/** The red numeral of the date, the title, weekday and month, and the present moment beside them. */
export function DayHead({ date, isToday, placeName, titleId, children }: DayHeadProps) {
  const t = useT();
  const { lang } = useLanguage();
  return (
    <div className={styles.head}>
      <p className={styles.numeral} aria-hidden="true">
        {date ? date.day : BLANK}
      </p>
      <PageTitle id="title.panchang" description="panchang.description" className={styles.name}>
        <span id={titleId}>{t(isToday ? "panchang.today" : "panchang.ofDay")}</span>{" "}
        <span className={styles.line}>{placeName || BLANK}</span>
      </PageTitle>
      <p className={styles.intro}>{t("panchang.intro")}</p>
      <p className={styles.date}>
        {date && <span className="unseen">{formatFullDate(date, lang)}</span>}
        <span className={styles.line} aria-hidden="true">
          {date ? formatWeekday(date, lang) : BLANK}
        </span>
        <span className={styles.line} aria-hidden="true">
          {date ? `${formatMonth(date.month, lang)} ${date.year}` : BLANK}
        </span>
      </p>
      <div className={styles.now}>{children}</div>
    </div>
  );
}
