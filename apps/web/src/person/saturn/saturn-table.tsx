import { useT } from "#i18n/use-t.ts";
import { PeriodTable } from "#person/periods/period-table.tsx";
import { ColumnHeads } from "#ui/table/column-heads.tsx";
import { SidewaysScroller } from "#ui/table/sideways-scroller.tsx";
import type { SaturnStay } from "./saturn-periods.ts";
import { STAY_COLUMNS, StayCells } from "./stay-cells.tsx";

/** Every stay of Saturn in the six signs, with the day it comes and the day it leaves. */
export function SaturnTable({ stays }: { readonly stays: readonly SaturnStay[] }) {
  const t = useT();
  return (
    <SidewaysScroller labelledBy="saturn-all" hint={t("results.swipe")}>
      <PeriodTable isWide>
        <caption id="saturn-all" className="unseen">
          {t("results.saturnAll")}
        </caption>
        <thead>
          <ColumnHeads columns={STAY_COLUMNS} />
        </thead>
        <tbody>
          {stays.map((stay) => (
            <tr key={stay.startMs} aria-current={stay.standing === "current" || undefined}>
              <th scope="row">{t(`saturn.${stay.type}`)}</th>
              <StayCells stay={stay} />
            </tr>
          ))}
        </tbody>
      </PeriodTable>
    </SidewaysScroller>
  );
}
