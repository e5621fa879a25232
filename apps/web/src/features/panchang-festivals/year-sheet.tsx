import type { CivilDate } from "@vedanga/contract";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { formatMonthOfYear, formatWeekday } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";

import { useFestivalWords } from "./use-festival-words.ts";
import styles from "./year-sheet.module.css";

interface YearSheetProps {
  readonly festivals: readonly YearFestival[];
  readonly placeName: string;
}

/** More than a page has room for: the half of a year is on a page of its own. */
const MOST_ON_A_PAGE = 60;

const monthOf = ({ year, month }: CivilDate): string => `${year}-${month}`;

/** The year for the wall: every month's days in order, half of the year on a page, or one kind on one. It is on paper only. */
export function YearSheet({ festivals, placeName }: YearSheetProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { nameOf, paperLinesOf } = useFestivalWords();
  // What cannot be seen is nothing to be kept.
  const kept = festivals.filter(({ eclipse }) => eclipse?.visible !== false);
  const months = [...Map.groupBy(kept, ({ date }) => monthOf(date)).entries()];
  const half = Math.ceil(months.length / 2);
  const pages = kept.length > MOST_ON_A_PAGE ? [months.slice(0, half), months.slice(half)] : [months];
  return (
    <div className={styles.sheet}>
      {pages.map((page) => (
        <div key={page[0]?.[0] ?? "none"} className={styles.page}>
          {page.map(([month, days]) => (
            <section key={month}>
              {days[0] && <h2>{formatMonthOfYear(days[0].date, lang)}</h2>}
              <ul>
                {days.map((festival) => (
                  <li key={`${festival.id} ${festival.date.day}`} data-kind={festival.kind}>
                    <span className="num">{festival.date.day}</span>
                    <span>{formatWeekday(festival.date, lang, "short")}</span>
                    <span>
                      <span className={styles.name}>{nameOf(festival)}</span>
                      {paperLinesOf(festival).map(({ label, value }) => (
                        <span key={label} className={styles.line}>
                          {` ${label} ${value}`}
                        </span>
                      ))}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
      <p className={styles.note}>{t("festivals.sheetNote", { place: placeName })}</p>
    </div>
  );
}
