import { type CivilDate, isoDate } from "@vedanga/contract";
import { festivalKey, shownFestivals } from "#almanac/shown-festivals.ts";
import type { Festival } from "#api/wire/festival.ts";
import type { AlmanacMonthDay } from "#api/wire/panchang-month.ts";
import { formatFullDate, formatWeekday } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon.tsx";
import { FestivalEntry } from "./festival-entry.tsx";
import { festivalTitle } from "./festival-hours.ts";
import styles from "./festival-list.module.css";
import { isSameMonth } from "./shown-month.ts";

interface KeptDay {
  readonly date: CivilDate;
  readonly festivals: readonly Festival[];
}

interface FestivalListProps {
  readonly days: readonly AlmanacMonthDay[];
  readonly today: CivilDate | null;
}

/** What is kept in the month, each once, the rule inside. In the month that runs it begins today; what is over is folded. */
export function FestivalList({ days, today }: FestivalListProps) {
  const t = useT();
  const kept = days
    .map((day) => ({ date: day.date, festivals: shownFestivals(day) }))
    .filter(({ festivals }) => festivals.length > 0);
  const from = today !== null && days.some(({ date }) => isSameMonth(date, today)) ? today.day : 1;
  const coming = kept.filter(({ date }) => date.day >= from);
  const earlier = kept.filter(({ date }) => date.day < from);
  return (
    <section className={`no-print oxford ${styles.section}`} aria-labelledby="festivals-title">
      <h2 id="festivals-title">{t(from === 1 ? "panchangMonth.festivals" : "panchangMonth.festivalsFrom")}</h2>
      {coming.length === 0 && (
        <p className="soft">{t(from === 1 ? "panchangMonth.noFestivals" : "panchangMonth.noMoreFestivals")}</p>
      )}
      <KeptDays days={coming} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            <Icon name="down" className={styles.side} />
            {t("panchangMonth.earlier")}
            <span className={`num ${styles.count}`}>{earlier.length}</span>
          </summary>
          <KeptDays days={earlier} />
        </details>
      )}
    </section>
  );
}

function KeptDays({ days }: { readonly days: readonly KeptDay[] }) {
  const t = useT();
  const { lang } = useLanguage();
  return (
    <ol className={styles.list}>
      {days.map(({ date, festivals }) => (
        <li key={isoDate(date)}>
          <details className={styles.day}>
            <summary>
              <span className={styles.date} aria-hidden="true">
                <span className={styles.number}>{date.day}</span>
                {formatWeekday(date, lang, "short")}
              </span>
              <span className="unseen">{formatFullDate(date, lang)}: </span>
              <span className={styles.names}>
                {festivals.map((festival) => (
                  <b key={festivalKey(festival)}>{festivalTitle(festival, t)}</b>
                ))}
              </span>
              <Icon name="down" className={styles.arrow} />
            </summary>
            <div className={styles.entries}>
              {festivals.map((festival) => (
                <FestivalEntry key={festivalKey(festival)} festival={festival} date={date} />
              ))}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
