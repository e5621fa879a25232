import type { GemRecord } from "@vedanga/contract";
import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import styles from "./gem-properties.module.css";

/** The question that shows the reasons of some fields of a stone's record. */
export type WhyOfFields = (isMeant: (field: string) => boolean, question: ReactNode) => ReactNode;

interface GemWearingProps {
  readonly gem: GemRecord;
  readonly why: WhyOfFields;
}

const CUSTOMS: readonly string[] = ["finger", "metal", "weight", "day"];

/** When and how custom has the stone put on, and with which words. */
export function GemWearing({ gem, why }: GemWearingProps) {
  const t = useT();
  const rows = [
    ["results.gemFinger", gem.finger],
    ["results.gemMetal", gem.metal],
    ["results.gemWeight", gem.weight],
    ["gemReport.day", gem.day],
  ] as const;
  return (
    <>
      <ReportPart title="gemReport.time">
        <p className={styles.short}>{gem.time_to_wear_short}</p>
        <p>{gem.time_to_wear}</p>
      </ReportPart>
      <ReportPart title="gemReport.method">
        <p>{gem.methods}</p>
        <dl className={`ledger ${styles.rows}`}>
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </ReportPart>
      {why((field) => CUSTOMS.includes(field), t("gemReport.whyWearing"))}
      <ReportPart title="gemReport.mantra">
        <p className={styles.mantra}>{gem.mantra}</p>
      </ReportPart>
    </>
  );
}
