import { type ReactNode, useId, useState } from "react";
import type { DashaLord } from "#api/dasha-levels.ts";
import { useT } from "#i18n/use-t.ts";
import type { Standing } from "#person/periods/period.ts";
import { RowOpener } from "#person/periods/row-opener.tsx";
import { StandingMark } from "#person/periods/standing-mark.tsx";
import styles from "./period-rows.module.css";
import rows from "./standing-rows.module.css";

export interface PeriodRow {
  readonly name: string;
  /** `Jupiter/Sun`, in the language on screen. */
  readonly path: string;
  readonly lords: readonly DashaLord[];
  readonly start: string;
  readonly end: string;
  readonly standing: Standing;
}

interface PeriodRowsProps {
  readonly caption: string;
  /** What the periods are: `Antardasha`. */
  readonly level: string;
  readonly periods: readonly PeriodRow[];
  /** What opens under a period; nothing does at the last level. */
  readonly partsOf?: ((period: PeriodRow) => ReactNode) | undefined;
}

/** Periods below one another with start, end and status; the name of one opens its parts under it. */
export function PeriodRows({ caption, level, periods, partsOf }: PeriodRowsProps) {
  const t = useT();
  return (
    <table className={`ledger ${rows.table} ${styles.table}`}>
      <caption>{caption}</caption>
      <thead>
        <tr className={rows.head}>
          <th scope="col">{level}</th>
          <th scope="col">{t("mahadasha.start")}</th>
          <th scope="col">{t("mahadasha.end")}</th>
          <th scope="col">{t("results.standing")}</th>
        </tr>
      </thead>
      {periods.map((period) => (
        <Rows key={period.path} period={period} partsOf={partsOf} />
      ))}
    </table>
  );
}

// A long pair parts after its stroke, or it would push a phone's table out of the window.
const MAY_BREAK = "\u200b";

function Rows({ period, partsOf }: { readonly period: PeriodRow } & Pick<PeriodRowsProps, "partsOf">) {
  const partsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { start, end, standing } = period;
  const name = period.name.replaceAll("/", `/${MAY_BREAK}`);
  return (
    <tbody className={rows[standing]}>
      <tr aria-current={standing === "current" || undefined}>
        <th scope="row">
          {partsOf ? (
            <RowOpener isOpen={isOpen} controls={partsId} onToggle={() => setOpen(!isOpen)}>
              {name}
            </RowOpener>
          ) : (
            name
          )}
        </th>
        <td className="num">{start}</td>
        <td className="num">{end}</td>
        <td>
          <StandingMark standing={standing} />
        </td>
      </tr>
      {partsOf && (
        <tr id={partsId} hidden={!isOpen} className={styles.parts}>
          <td colSpan={4}>{isOpen && partsOf(period)}</td>
        </tr>
      )}
    </tbody>
  );
}
