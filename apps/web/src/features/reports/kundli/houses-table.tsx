import type { DivisionHouse } from "@vedanga/contract";
import { useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { ColumnHeads } from "#ui/table/column-heads.tsx";
import { SidewaysScroller } from "#ui/table/sideways-scroller.tsx";
import styles from "./houses-table.module.css";
import { useStandingNames } from "./use-standing-names.ts";

const COLUMNS = ["kundli.column.house", "kundli.column.sign", "kundli.column.who", "kundli.column.seenBy"] as const;

interface HousesTableProps {
  /** What the chart is called. */
  readonly name: string;
  readonly houses: readonly DivisionHouse[];
}

/** The chart in words, for those who do not see the drawing, or would rather read it. */
export function HousesTable({ name, houses }: HousesTableProps) {
  const t = useT();
  const captionId = useId();
  const namesOf = useStandingNames();
  return (
    <SidewaysScroller labelledBy={captionId} hint={t("results.swipe")}>
      <table className={`ledger ${styles.table}`}>
        <caption id={captionId} className="unseen">
          {t("kundli.tableOf", { chart: name })}
        </caption>
        <thead>
          <ColumnHeads columns={COLUMNS} />
        </thead>
        <tbody>
          {houses.map(({ house, sign, lord, standing, seen_by: seenBy }) => (
            <tr key={house}>
              <th scope="row" className="num">
                {house}
              </th>
              <td>{t("kundli.signOfLord", { sign: sign.name, lord: lord.name })}</td>
              <td>{namesOf(standing) || t("kundli.none")}</td>
              <td>{seenBy.map(({ name: seer }) => seer).join(", ") || t("kundli.none")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroller>
  );
}
