import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { civilDay } from "#person/periods/period.ts";
import { PeriodTable } from "#person/periods/period-table.tsx";
import { StandingMark } from "#person/periods/standing-mark.tsx";
import { ColumnHeads } from "#ui/column-heads.tsx";
import { SidewaysScroller } from "#ui/sideways-scroller.tsx";
import type { SaturnStay } from "./saturn-periods.ts";
import styles from "./saturn-table.module.css";

const COLUMNS = [
  "results.type",
  "results.sign",
  "results.startDate",
  "results.endDate",
  "results.phase",
  "results.standing",
] as const;

/** Every stay of Saturn in the six signs, with the day it comes and the day it leaves. */
export function SaturnTable({ stays }: { readonly stays: readonly SaturnStay[] }) {
  const t = useT();
  const { lang } = useLanguage();
  return (
    <SidewaysScroller labelledBy="saturn-all" hint={t("results.swipe")}>
      <PeriodTable isWide>
        <caption id="saturn-all" className="unseen">
          {t("results.saturnAll")}
        </caption>
        <thead>
          <ColumnHeads columns={COLUMNS} />
        </thead>
        <tbody>
          {stays.map(({ type, sign, startMs, endMs, dhaiya, standing, isRetrograde }) => (
            <tr key={startMs} aria-current={standing === "current" || undefined}>
              <th scope="row">{t(`saturn.${type}`)}</th>
              <td>{sign}</td>
              <td className="num">{formatDate(civilDay(startMs), lang)}</td>
              <td className="num">{formatDate(civilDay(endMs), lang)}</td>
              <td>{t(`saturn.${dhaiya}`)}</td>
              <td>
                <StandingMark standing={standing} />{" "}
                {isRetrograde && (
                  <abbr className={styles.badge} title={t("results.retrograde")}>
                    {t("results.retrogradeLetter")}
                  </abbr>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </PeriodTable>
    </SidewaysScroller>
  );
}
