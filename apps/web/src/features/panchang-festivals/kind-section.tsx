import type { CivilDate } from "@vedanga/contract";
import type { AlmanacSubject } from "#almanac/almanac-address.ts";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { partsOf } from "./coming-days.ts";
import { type FestivalList, SHOWN_AT_FIRST } from "./festival-kinds.ts";
import { FestivalRow } from "./festival-row.tsx";
import styles from "./kind-section.module.css";

interface KindSectionProps {
  readonly kind: FestivalList;
  readonly rows: readonly YearFestival[];
  readonly today: CivilDate;
  /** The last date on the page. */
  readonly end: CivilDate;
  /** It is the one kind on the page: only what is over is folded. */
  readonly isAlone: boolean;
  readonly subject: AlmanacSubject;
}

/** All of a kind in the year: the next ones, and the others folded. */
export function KindSection({ kind, rows, today, end, isAlone, subject }: KindSectionProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { earlier, first, rest } = partsOf(rows, today, isAlone ? rows.length : SHOWN_AT_FIRST[kind]);
  const titleId = `kind-${kind}`;
  const list = (festivals: readonly YearFestival[]) => (
    <ul className={styles.list}>
      {festivals.map((festival) => (
        <FestivalRow
          key={`${festival.id} ${festival.date.month} ${festival.date.day}`}
          festival={festival}
          today={today}
          subject={subject}
        />
      ))}
    </ul>
  );
  return (
    <section className={`oxford ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`festivals.kind.${kind}`)}</h2>
      {rows.length === 0 && <p className="soft">{t("festivals.none")}</p>}
      {earlier.length > 0 && (
        <details className={styles.fold}>
          <summary>{t("festivals.earlier", { count: earlier.length })}</summary>
          {list(earlier)}
        </details>
      )}
      {list(first)}
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary>
            {t("festivals.more", { count: rest.length, month: formatMonth(end.month, lang), year: String(end.year) })}
          </summary>
          {list(rest)}
        </details>
      )}
    </section>
  );
}
