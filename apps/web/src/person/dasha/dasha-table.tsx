import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { dayInWords } from "#person/periods/day-in-words.ts";
import { wholeYears } from "#person/periods/period.ts";
import { PeriodTable } from "#person/periods/period-table.tsx";
import { StandingMark } from "#person/periods/standing-mark.tsx";
import { ColumnHeads } from "#ui/table/column-heads.tsx";
import styles from "./dasha-table.module.css";
import type { Dasha } from "./life-of-dashas.ts";

const COLUMNS = ["results.planet", "results.period", "results.standing"] as const;

// A long pair parts after its stroke, or it would push a phone's table out of the window.
const MAY_BREAK = "\u200b";

interface DashaTableProps {
  readonly title: string;
  readonly dashas: readonly Dasha[];
  /** The mahadasha of these parts: then they are named `Jupiter/Saturn` and their years are not shown. */
  readonly ofPlanet?: string;
}

/** Periods below one another with their first and last days. */
export function DashaTable({ title, dashas, ofPlanet }: DashaTableProps) {
  const t = useT();
  const { lang } = useLanguage();
  return (
    <PeriodTable>
      <caption>{title}</caption>
      <thead className="unseen">
        <ColumnHeads columns={COLUMNS} />
      </thead>
      <tbody>
        {dashas.map((dasha) => (
          <tr key={dasha.startMs} aria-current={dasha.standing === "current" || undefined}>
            <th scope="row">
              {ofPlanet === undefined ? dasha.name : `${ofPlanet}/${MAY_BREAK}${dasha.name}`}
              {ofPlanet === undefined && (
                <span className={styles.small}>{t("results.years", { years: wholeYears(dasha) })}</span>
              )}
            </th>
            <td className="num">
              {t("results.fromTo", {
                from: dayInWords(dasha.startMs, lang),
                to: dayInWords(dasha.endMs, lang),
              })}
            </td>
            <td>
              <StandingMark standing={dasha.standing} />
            </td>
          </tr>
        ))}
      </tbody>
    </PeriodTable>
  );
}
