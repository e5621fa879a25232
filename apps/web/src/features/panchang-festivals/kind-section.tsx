import type { CivilDate } from "@vedanga/contract";
import { useRef, useState } from "react";
import type { AlmanacSubject } from "#almanac/almanac-address.ts";
import type { YearFestival } from "#api/wire/festivals-of-year.ts";
import { formatMonth } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { partsOf } from "./coming-days.ts";
import { type FestivalList, SHOWN_AT_FIRST } from "./festival-kinds.ts";
import { FestivalRow } from "./festival-row.tsx";
import styles from "./kind-section.module.css";
import { NamesOfDays } from "./names-of-days.tsx";

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
  return (
    <section
      className={`oxford ${styles.section}`}
      data-below-screen={isAlone ? undefined : "phone"}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{t(`festivals.kind.${kind}`)}</h2>
      {rows.length === 0 && <p className="soft">{t("festivals.none")}</p>}
      <Folded
        title={t("festivals.earlier", { count: earlier.length })}
        rows={earlier}
        today={today}
        subject={subject}
      />
      <Rows rows={first} today={today} subject={subject} />
      <Folded
        title={t("festivals.more", { count: rest.length, month: formatMonth(end.month, lang), year: String(end.year) })}
        rows={rest}
        today={today}
        subject={subject}
      />
    </section>
  );
}

type RowsProps = Pick<KindSectionProps, "rows" | "today" | "subject">;

const Rows = ({ rows, today, subject }: RowsProps) => (
  <ul className={styles.list}>
    {rows.map((festival) => (
      <FestivalRow
        key={`${festival.id} ${festival.date.month} ${festival.date.day}`}
        festival={festival}
        today={today}
        subject={subject}
      />
    ))}
  </ul>
);

/**
 * The rest of a year is long: it says its days by name alone until a press opens it. One that is open already, by a search in
 * the page or because it was opened before the page came alive, stays as it is read.
 */
function Folded({ title, rows, today, subject }: RowsProps & { readonly title: string }) {
  const [isWhole, setWhole] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const Drawn = isWhole ? Rows : NamesOfDays;

  function open(): void {
    if (details.current?.open === false) setWhole(true);
  }

  return (
    rows.length > 0 && (
      <details ref={details} className={styles.fold}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button */}
        <summary onClick={open}>{title}</summary>
        <Drawn rows={rows} today={today} subject={subject} />
      </details>
    )
  );
}
