import { useId, useState } from "react";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useT } from "#i18n/use-t.ts";
import { RowOpener } from "#person/periods/row-opener.tsx";
import type { SaturnStay } from "#person/saturn/saturn-periods.ts";
import { STAY_COLUMNS, StayCells } from "#person/saturn/stay-cells.tsx";
import { Select } from "#ui/field/select.tsx";
import { ColumnHeads } from "#ui/table/column-heads.tsx";
import { SidewaysScroller } from "#ui/table/sideways-scroller.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { kindOf } from "./saturn-kind.ts";
import { isKept, STAY_FILTERS, type StayFilter } from "./stay-filter.ts";
import { StayWords } from "./stay-words.tsx";
import styles from "./stays-table.module.css";

interface StaysTableProps {
  /** Undefined while they are loading. */
  readonly stays: readonly SaturnStay[] | undefined;
  readonly birth: BirthQuestion;
}

/** Every stay that counts, or those of one kind; a stay opens into what it is and why it counts. */
export function StaysTable({ stays, birth }: StaysTableProps) {
  const t = useT();
  const filterId = useId();
  const [filter, setFilter] = useState<StayFilter>("all");
  if (stays === undefined) return <Skeleton lines={6} />;
  const shown = stays.map((stay, place) => ({ stay, place })).filter(({ stay }) => isKept(filter, stay));
  return (
    <>
      <div className={`no-print ${styles.filter}`}>
        <label htmlFor={filterId}>{t("sadeSati.filter")}</label>
        <Select
          id={filterId}
          value={filter}
          onChange={({ currentTarget }) => setFilter(STAY_FILTERS.find((id) => id === currentTarget.value) ?? "all")}
        >
          <option value="all">{t("sadeSati.filter.all")}</option>
          <option value="sade-sati">{t("saturn.Sade Sati")}</option>
          <option value="kantaka">{t("saturn.Kantaka Shani")}</option>
          <option value="ashtama">{t("saturn.Ashtama Shani")}</option>
          <option value="ardhastama">{t("saturn.Ardhastama Shani")}</option>
        </Select>
      </div>
      <p id="stays-count" className={styles.count} role="status">
        {shown.length > 0 ? t("sadeSati.count", { count: shown.length }) : t("sadeSati.none")}
      </p>
      {shown.length > 0 && (
        <SidewaysScroller labelledBy="stays-count" hint={t("results.swipe")}>
          <table className={`ledger ${styles.table}`}>
            <caption className="unseen">{t("sadeSati.stays")}</caption>
            <thead>
              <ColumnHeads columns={STAY_COLUMNS} />
            </thead>
            {shown.map(({ stay, place }) => (
              <StayRows key={stay.startMs} stay={stay} place={place} birth={birth} />
            ))}
          </table>
        </SidewaysScroller>
      )}
      <p className={styles.note}>{t("sadeSati.cameBack")}</p>
    </>
  );
}

interface StayRowsProps {
  readonly stay: SaturnStay;
  /** Its place in the answer. */
  readonly place: number;
  readonly birth: BirthQuestion;
}

function StayRows({ stay, place, birth }: StayRowsProps) {
  const t = useT();
  const wordsId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody className={styles[stay.standing]}>
      <tr aria-current={stay.standing === "current" || undefined}>
        <th scope="row">
          <RowOpener isOpen={isOpen} controls={wordsId} onToggle={() => setOpen(!isOpen)}>
            {t(`saturn.${stay.type}`)}
          </RowOpener>
        </th>
        <StayCells stay={stay} />
      </tr>
      <tr id={wordsId} hidden={!isOpen} className={styles.opened}>
        <td colSpan={STAY_COLUMNS.length}>
          {isOpen && <StayWords kind={kindOf(stay)} stay={stay} place={place} birth={birth} />}
        </td>
      </tr>
    </tbody>
  );
}
