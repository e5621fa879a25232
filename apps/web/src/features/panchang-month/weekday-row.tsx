import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import styles from "./day-grid.module.css";

/** The weekdays over the columns; each day has its own for screen readers. */
export function WeekdayRow() {
  const { lang } = useLanguage();
  return (
    <div className={styles.weekdays} aria-hidden="true">
      {SCREEN_LANGUAGES[lang].weekdays.map((weekday) => (
        <span key={weekday}>{weekday}</span>
      ))}
    </div>
  );
}
