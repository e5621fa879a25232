import type { ReactNode } from "react";
import type { GemTexts } from "#api/wire/gems.ts";
import { useT } from "#i18n/use-t.ts";
import { ReportPart } from "#person/report/report-part.tsx";
import { GemFlaws } from "./gem-flaws.tsx";
import styles from "./gem-properties.module.css";
import { GemWearing, type WhyOfFields } from "./gem-wearing.tsx";

interface GemPropertiesProps {
  readonly gem: GemTexts;
  readonly why: WhyOfFields;
  /** What is worn for needs the ascendant of a person: where the time of birth is unknown it is not said. */
  readonly hasBenefits?: boolean;
  /** What is said of this person before the other stones. */
  readonly children?: ReactNode;
}

const isOfBenefits = (field: string): boolean => field === "planet" || field.startsWith("good_results");
const isOfHealth = (field: string): boolean => field.startsWith("diseases_cure");
const isOfFlaws = (field: string): boolean => field.startsWith("flaw_results");

/** What a stone is worn for, its flaws, and how custom has it worn. */
export function GemProperties({ gem, why, hasBenefits = true, children }: GemPropertiesProps) {
  const t = useT();
  return (
    <>
      {hasBenefits && (
        <>
          <ReportPart title="gemReport.benefits">
            <Points items={gem.good_results} />
          </ReportPart>
          {why(isOfBenefits, t("gemReport.whyBenefits"))}
        </>
      )}
      <ReportPart title="gemReport.health">
        <p className={styles.lead}>{t("gemReport.healthLead")}</p>
        <Points items={gem.body_parts} />
        <p className={styles.note}>{t("gemReport.healthNote")}</p>
      </ReportPart>
      {why(isOfHealth, t("gemReport.whyHealth"))}
      <ReportPart title="gemReport.flaws">
        <GemFlaws flaws={gem.flaw_results} />
      </ReportPart>
      {why(isOfFlaws, t("gemReport.whyFlaws"))}
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
