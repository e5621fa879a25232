import { type CivilDate, isoDate } from "@vedanga/contract";
import { type AlmanacSubject, dayAddress } from "#almanac/almanac-address.ts";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { isSameDate } from "#i18n/wall-instant.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { nextOfEach } from "./coming-days.ts";
import { FESTIVAL_LISTS } from "./festival-kinds.ts";
import styles from "./next-of-each.module.css";
import { useFestivalWords } from "./use-festival-words.ts";

interface NextOfEachProps {
  /** Undefined while they are on their way. */
  readonly festivals: readonly YearFestival[] | undefined;
  readonly today: CivilDate | null;
  /** From where on it is looked for: today, or the first date of a year that is over or has not begun. */
  readonly from: CivilDate | null;
  readonly end: CivilDate | null;
  readonly subject: AlmanacSubject;
}

/** Keeps the room of words that are on their way. */
const BLANK = "\u2007";

/** What is next of each kind, soonest first. */
export function NextOfEach({ festivals, today, from, end, subject }: NextOfEachProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { nameOf, shortDate, daysTo } = useFestivalWords();
  const isKnown = festivals !== undefined && today !== null && from !== null && end !== null;
  const isFirst = today !== null && from !== null && !isSameDate(from, today);
  const rows = isKnown ? nextOfEach(festivals, from) : FESTIVAL_LISTS.map((list) => ({ list, next: null }));
  return (
    <section className="oxford" aria-label={t(isFirst ? "festivals.first" : "festivals.next")}>
      <dl>
        {rows.map(({ list, next }, index) => (
          // Known by their places: rows that change places when the year arrives would move on the screen.
          <div key={FESTIVAL_LISTS[index]} className={styles.row}>
            <dt>{t(`festivals.one.${list}`)}</dt>
            <dd>
              {next && today ? (
                <AppLink to={dayAddress(next.date, subject)} className={styles.entry}>
                  <span className={styles.name}>{nameOf(next.festival)}</span>{" "}
                  <span className={styles.when}>
                    <span>{shortDate(next.date, today)}</span>{" "}
                    <span className={isSameDate(next.date, today) ? `${styles.days} ${styles.today}` : styles.days}>
                      {isoDate(next.date) >= isoDate(today) && daysTo(next.date, today)}
                    </span>
                  </span>
                </AppLink>
              ) : (
                <p className={styles.entry}>
                  <span className={styles.name}>{BLANK}</span>
                  <span className={styles.when}>
                    {isKnown
                      ? t("festivals.noNext", { month: formatMonth(end.month, lang), year: String(end.year) })
                      : BLANK}
                  </span>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
