import type { GemSuggestion } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useT } from "#i18n/use-t.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import styles from "./gem-panel.module.css";

interface GemWearingProps {
  readonly birth: BirthQuestion;
  readonly gem: GemSuggestion;
}

const CUSTOMS: readonly string[] = ["finger", "metal", "weight", "day"];

/** When and how custom has the stone put on, and with which words. */
export function GemWearing({ birth, gem }: GemWearingProps) {
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
      <WhyReport
        kind="gemSuggestion"
        birth={birth}
        isMeant={(field) => CUSTOMS.includes(field)}
        question={t("gemReport.whyWearing")}
      />
      <ReportPart title="gemReport.mantra">
        <p className={styles.mantra}>{gem.mantra}</p>
      </ReportPart>
    </>
  );
}
