import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { SuggestedGem } from "#api/wire/gems.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { HowSure } from "#person/certainty/how-sure.tsx";
import { gemAddress } from "#person/gem/gem-address.ts";
import { GemAbout, GemFigure, GemName } from "#person/gem/gem-figure.tsx";
import { GemProperties } from "#person/gem/gem-properties.tsx";
import { ReportPart } from "#person/report/report-part.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { PageDoors } from "#ui/press/page-doors.tsx";
import styles from "./gem-panel.module.css";
import { WeighedStones } from "./weighed-stones.tsx";

interface GemResultProps {
  readonly birth: BirthQuestion;
  readonly gem: SuggestedGem;
}

const isOfChoice = (field: string): boolean => field === "gem" || field === "contraindications";
const isOfAvoided = (field: string): boolean => field.startsWith("avoid.");

/** The stone, why it and no other, what speaks against it, and how custom has it worn. */
export function GemResult({ birth, gem }: GemResultProps) {
  const t = useT();
  const { lang } = useLanguage();
  const isTimeUnknown = useIsTimeUnknown();
  return (
    <>
      <ReportPart title="results.gem">
        <GemFigure gem={gem.gem}>
          <GemName gem={gem} of="gemReport.of" />
          <GemAbout>{gem.description}</GemAbout>
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
      <GemProperties
        gem={gem}
        hasBenefits={!isTimeUnknown}
        why={(isMeant, question) => (
          <WhyReport kind="gemSuggestion" birth={birth} isMeant={isMeant} question={question} />
        )}
      >
        {!isTimeUnknown && (
          <>
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
          </>
        )}
      </GemProperties>
      <PageDoors label={t("gemReport.doors")}>
        <AppLink to={gemAddress(gem.gem, lang)}>{t("gemReport.toNine")}</AppLink>
      </PageDoors>
    </>
  );
}
