import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import styles from "./day-grid.module.css";

/** The weekdays over the columns, in short where the columns are narrow. */
export function WeekdayRow() {
  const { lang } = useLanguage();
  const { weekdays, weekdaysShort } = SCREEN_LANGUAGES[lang];
  return (
    <thead>
      <tr className={styles.weekdays}>
        {weekdays.map((weekday, index) => (
          <th key={weekday} scope="col">
            <span className={styles.short} aria-hidden="true">
              {weekdaysShort[index]?.replace(".", "")}
            </span>
            <span className={styles.long}>{weekday}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
