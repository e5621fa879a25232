import type { OwnDay } from "#api/wire/own-days.ts";
import { formatFullDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { Why } from "#ui/why/why.tsx";
import styles from "./own-days.module.css";

/** Days of one kind: the date, which one it is, and on demand why it is that day. */
export function DayList({ days }: { readonly days: readonly OwnDay[] }) {
  const { lang } = useLanguage();
  return (
    <ol className={styles.days}>
      {days.map(({ date, on, title, why, notes }) => (
        <li key={date} className={styles.day}>
          <p className={styles.date}>
            <time dateTime={date}>{formatFullDate(on, lang)}</time>
          </p>
          <p className={styles.title}>{title}</p>
          <Why about={title}>
            <p>{why}</p>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Why>
        </li>
      ))}
    </ol>
  );
}
