import type { GemSuggestion } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { HowSure } from "#person/certainty/how-sure.tsx";
import { GemFigure, GemName } from "#person/gem/gem-figure.tsx";
import { ReportPart } from "#person/report/report-part.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { GemFlaws } from "./gem-flaws.tsx";
import styles from "./gem-panel.module.css";
import { GemWearing } from "./gem-wearing.tsx";
import { WeighedStones } from "./weighed-stones.tsx";

interface GemResultProps {
  readonly birth: BirthQuestion;
  readonly gem: GemSuggestion;
}

const isOfChoice = (field: string): boolean => field === "gem" || field === "contraindications";
const isOfAvoided = (field: string): boolean => field.startsWith("avoid.");

/** The stone, why it and no other, what speaks against it, and how custom has it worn. */
export function GemResult({ birth, gem }: GemResultProps) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  return (
    <>
      <ReportPart title="results.gem">
        <GemFigure gem={gem.gem}>
          <GemName gem={gem} of="gemReport.of" />
          <p className={styles.about}>{gem.description}</p>
        </GemFigure>
      </ReportPart>
      <HowSure of={["gem"]} detailsOf={["lagna"]} />
      {isTimeUnknown ? (
        <ReportPart title="results.gemWhy">
          <p>{t("results.gemNeedsTime")}</p>
        </ReportPart>
      ) : (
        <>
          <ReportPart title="results.gemWhy">
            <p>{gem.reason}</p>
          </ReportPart>
          <ReportPart title="gemReport.against">
            {gem.contraindications.length === 0 ? (
              <p>{t("gemReport.nothingAgainst")}</p>
            ) : (
              <ul className={styles.against}>
                {gem.contraindications.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </ReportPart>
          <ReportPart title="gemReport.candidates">
            <WeighedStones candidates={gem.candidates} />
          </ReportPart>
          <WhyReport kind="gemSuggestion" birth={birth} isMeant={isOfChoice} about={t("results.gemWhy")} />
        </>
      )}
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
      <GemWearing birth={birth} gem={gem} />
      <ReportPart title="gemReport.avoid">
        <dl className={styles.stones}>
          {gem.avoid_reasons.map(({ gem: key, name, planet, text }) => (
            <div key={key}>
              <dt>{t("gemReport.avoidItem", { name, planet })}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </ReportPart>
      <WhyReport kind="gemSuggestion" birth={birth} isMeant={isOfAvoided} question={t("gemReport.whyAvoid")} />
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
