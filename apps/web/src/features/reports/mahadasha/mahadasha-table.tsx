import { useId, useState } from "react";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useT } from "#i18n/use-t.ts";
import type { Mahadasha } from "#person/dasha/life-of-dashas.ts";
import { civilDay, wholeYears } from "#person/periods/period.ts";
import { StandingMark } from "#person/periods/standing-mark.tsx";
import { TextPress } from "#ui/press/text-press.tsx";
import { ColumnHeads } from "#ui/table/column-heads.tsx";
import { WaitingRows } from "#ui/waiting/waiting-rows.tsx";
import { MahadashaDetails } from "./mahadasha-details.tsx";
import styles from "./mahadasha-table.module.css";
import rows from "./standing-rows.module.css";

const COLUMNS = [
  "results.planet",
  "results.period",
  "mahadasha.duration",
  "results.standing",
  "mahadasha.details",
] as const;
const MAHADASHA_COUNT = 9;

interface MahadashaTableProps {
  /** Empty while they are loading. */
  readonly life: readonly Mahadasha[];
  readonly birth: BirthQuestion;
  readonly birthDayMs: number;
}

/** The nine periods; each opens under itself. The one that runs is open from the start. */
export function MahadashaTable({ life, ...given }: MahadashaTableProps) {
  const t = useT();
  return (
    <table className={`ledger ${rows.table} ${styles.table}`}>
      <caption className="unseen">{t("mahadasha.periods")}</caption>
      <thead>
        <ColumnHeads columns={COLUMNS} className={rows.head} />
      </thead>
      {life.length === 0 && (
        <tbody>
          <WaitingRows rows={MAHADASHA_COUNT} columns={COLUMNS.length} />
        </tbody>
      )}
      {life.map((dasha, place) => (
        <MahadashaRows key={dasha.startMs} dasha={dasha} place={place} {...given} />
      ))}
    </table>
  );
}

interface MahadashaRowsProps extends Omit<MahadashaTableProps, "life"> {
  readonly dasha: Mahadasha;
  readonly place: number;
}

function MahadashaRows({ dasha, place, ...given }: MahadashaRowsProps) {
  const t = useT();
  const detailsId = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? dasha.standing === "current";
  return (
    <tbody className={rows[dasha.standing]}>
      <tr aria-current={dasha.standing === "current" || undefined} className={isOpen ? styles.opened : undefined}>
        <th scope="row">{dasha.name}</th>
        <td className="num">
          {civilDay(dasha.startMs).year}–{civilDay(dasha.endMs).year}
        </td>
        <td className="num">{wholeYears(dasha)}</td>
        <td>
          <StandingMark standing={dasha.standing} />
        </td>
        <td>
          <TextPress aria-expanded={isOpen} aria-controls={detailsId} onClick={() => setChosen(!isOpen)}>
            {t(isOpen ? "mahadasha.hide" : "mahadasha.view")}
            <span className="unseen"> {dasha.name}</span>
          </TextPress>
        </td>
      </tr>
      <tr id={detailsId} hidden={!isOpen} className={styles.details}>
        <td colSpan={COLUMNS.length}>{isOpen && <MahadashaDetails dasha={dasha} place={place} {...given} />}</td>
      </tr>
    </tbody>
  );
}
