import { type AlmanacSubject, dayAddress } from "#almanac/almanac-address.ts";
import { festivalKey, shownFestivals } from "#almanac/shown-festivals.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { formatDayOfYear } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { FestivalEntry } from "./festival-entry.tsx";
import styles from "./festival-list.module.css";

interface FestivalListProps {
  readonly days: readonly AlmanacMonthDay[];
  readonly subject: AlmanacSubject;
}

/** What is kept in the month, day by day, each with the rule that put it there. */
export function FestivalList({ days, subject }: FestivalListProps) {
  const t = useT();
  const { lang } = useLanguage();
  const kept = days
    .map((day) => ({ date: day.date, festivals: shownFestivals(day) }))
    .filter(({ festivals }) => festivals.length > 0);
  return (
    <section className={`no-print oxford ${styles.section}`} aria-labelledby="festivals-title">
      <h2 id="festivals-title">{t("panchangMonth.festivals")}</h2>
      {kept.length === 0 && <p className="soft">{t("panchangMonth.noFestivals")}</p>}
      <ol className={styles.list}>
        {kept.map(({ date, festivals }) => (
          <li key={date.day} className={styles.day}>
            <h3 className={styles.date}>
              <AppLink to={dayAddress(date, subject)}>{formatDayOfYear(date, lang)}</AppLink>
            </h3>
            <div className={styles.entries}>
              {festivals.map((festival) => (
                <FestivalEntry key={festivalKey(festival)} festival={festival} date={date} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
