import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { Mangal } from "#api/wire/doshas.ts";
import { useT } from "#i18n/use-t.ts";
import { HowSure } from "#person/certainty/how-sure.tsx";
import { Consultation } from "#person/doshas/consultation.tsx";
import { DoshaStatus } from "#person/doshas/dosha-status.tsx";
import { ReportPart } from "#person/report/report-part.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { Reasons } from "#ui/why/reasons.tsx";
import styles from "./mangal-panel.module.css";
import { ManglikBar } from "./manglik-bar.tsx";
import { OtherSchools } from "./other-schools.tsx";

const FACTORS = ["mars", "moon", "venus", "saturn", "rahu"] as const;

interface MangalResultProps {
  readonly birth: BirthQuestion;
  readonly dosha: Mangal;
}

/** What other schools say stands on the sheet with its source. */
const isOfScore = (field: string): boolean => field === "score" || field === "is_dosha_present";

/** What was found: whether, how much, from what, and what speaks for and against it. */
export function MangalResult({ birth, dosha }: MangalResultProps) {
  const t = useT();
  const { is_dosha_present: isPresent, score, factors, cancellation } = dosha;
  const cancelling = cancellation.cancellationReason;
  return (
    <>
      <DoshaStatus isPresent={isPresent} status={isPresent ? "mangal.present" : "mangal.absent"}>
        <p>{dosha.bot_response}</p>
      </DoshaStatus>
      <HowSure of={["mangal"]} detailsOf={["lagna", "moon_sign"]} />
      <ManglikBar score={score} />
      {isPresent && (
        <ReportPart title="mangal.factors">
          <dl className={styles.factors}>
            {FACTORS.map((key) => {
              const text = factors[key];
              if (text === undefined) return null;
              return (
                <div key={key}>
                  <dt>{t("mangal.factor", { key: t(`mangal.key.${key}`) })}</dt>
                  <dd>{text}</dd>
                </div>
              );
            })}
          </dl>
        </ReportPart>
      )}
      {cancelling.length > 0 && (
        <ReportPart title="mangal.cancels">
          <ul className={styles.list}>
            {cancelling.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </ReportPart>
      )}
      {!isPresent && (
        <ReportPart title="mangal.near">
          <p className={styles.text}>{dosha.near_miss ?? t("mangal.notNear")}</p>
        </ReportPart>
      )}
      <WhyReport kind="mangalDosha" birth={birth} isMeant={isOfScore} question={t("results.whyScore")}>
        {(reasons) => <Reasons reasons={reasons} total={{ label: t("results.sum"), points: score }} />}
      </WhyReport>
      <ReportPart title="mangal.schools">
        <OtherSchools isPresent={isPresent} schools={dosha.other_schools} />
      </ReportPart>
      {isPresent && <Consultation text="mangal.consultText" />}
    </>
  );
}
