import type { GemRecord } from "@vedanga/contract";
import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import { GemFlaws } from "./gem-flaws.tsx";
import styles from "./gem-properties.module.css";
import { GemWearing, type WhyOfFields } from "./gem-wearing.tsx";

interface GemPropertiesProps {
  readonly gem: GemRecord;
  readonly why: WhyOfFields;
  /** What is said of this person before the other stones. */
  readonly children?: ReactNode;
}

/** What a stone is worn for, its flaws, and how custom has it worn. */
export function GemProperties({ gem, why, children }: GemPropertiesProps) {
  const t = useT();
  return (
    <>
      <ReportPart title="gemReport.benefits">
        <Points items={gem.good_results} />
      </ReportPart>
      <ReportPart title="gemReport.health">
        <Points items={gem.diseases_cure} />
        <p className={styles.note}>{t("gemReport.healthNote")}</p>
      </ReportPart>
      <ReportPart title="gemReport.flaws">
        <GemFlaws flaws={gem.flaw_results} />
      </ReportPart>
      <GemWearing gem={gem} why={why} />
      {children}
      <ReportPart title="gemReport.others">
        <dl className="ledger">
          {(
            [
              ["results.gemInstead", gem.substitute],
              ["results.gemNotWith", gem.not_to_wear_with],
            ] as const
          ).map(([label, stones]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{stones.join(", ")}</dd>
            </div>
          ))}
        </dl>
      </ReportPart>
      <p className={styles.disclaimer}>{t("gemReport.disclaimer")}</p>
    </>
  );
}

const Points = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.points}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
