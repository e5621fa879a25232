import { CALENDAR_WORDS } from "#i18n/calendar-words.ts";
import { useLanguage } from "#i18n/use-language.ts";
import styles from "./day-grid.module.css";

/** The weekdays over the columns; each day says its own to who cannot see them. */
export function WeekdayRow() {
  const { lang } = useLanguage();
  return (
    <div className={styles.weekdays} aria-hidden="true">
      {CALENDAR_WORDS[lang].weekdays.map((weekday) => (
        <span key={weekday}>{weekday}</span>
      ))}
    </div>
  );
}
