import type { CivilDate } from "@vedanga/contract";
import { formatFullDate, formatMonthOfYear, formatWeekday } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import styles from "./day-head.module.css";

/** Keeps the space of a word that is not known yet. */
export const BLANK = "\u2007";

interface NumeralProps {
  /** Of the month; null until it is known. */
  readonly day: string | null;
}

interface DayDateProps {
  /** Null until it is known. */
  readonly date: CivilDate | null;
  /** The title says it to screen readers: here it is only visible. */
  readonly isInTitle?: boolean;
}

/** The red numeral of the date. */
export function DayNumeral({ day }: NumeralProps) {
  return (
    <p className={styles.numeral} aria-hidden="true">
      {day ?? BLANK}
    </p>
  );
}

/** Weekday, month and year, beside the numeral. */
export function DayDate({ date, isInTitle = false }: DayDateProps) {
  const { lang } = useLanguage();
  return (
    <p className={styles.date}>
      {date && !isInTitle && <span className="unseen">{formatFullDate(date, lang)}</span>}
      <span className={styles.line} aria-hidden="true">
        {date ? formatWeekday(date, lang) : BLANK}
      </span>
      <span className={styles.line} aria-hidden="true">
        {date ? formatMonthOfYear(date, lang) : BLANK}
      </span>
    </p>
  );
}
