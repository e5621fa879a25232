import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useReport } from "#api/reports/use-report.ts";
import type { Placements } from "#api/wire/planet-details.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { ReportSection } from "#person/report/report-section.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Why } from "#ui/why/why.tsx";
import styles from "./doshas.module.css";
import { NodeCircle } from "./node-circle.tsx";

interface KaalsarpCardProps {
  readonly birth: BirthQuestion;
  /** For the drawing. */
  readonly planets: Placements | undefined;
}

/** Whether all seven are on one side of the line of the nodes, drawn and said. */
export function KaalsarpCard({ birth, planets }: KaalsarpCardProps) {
  const t = useT();
  const { answer, error, refresh } = useReport("kaalsarpDosha", birth);
  const dosha = answer?.response;
  const isTimeUnknown = useIsTimeUnknown();
  const { dosha_type: type, dosha_direction: direction, rahu_ketu_axis: axis } = dosha ?? {};
  return (
    <ReportSection
      id="kaalsarp"
      title="results.kaalsarp"
      isBusy={dosha === undefined}
      failed="results.kaalsarpFailed"
      error={error}
      onRetry={refresh}
      className={styles.card}
    >
      <div className={styles.circleRow}>
        <p className={styles.verdict}>
          {dosha ? (
            <span className={styles.word}>{t(dosha.is_dosha_present ? "results.present" : "results.absent")}</span>
          ) : (
            <Skeleton className={styles.waitingScore} />
          )}
        </p>
        <NodeCircle planets={planets} />
      </div>
      <div className={styles.words}>
        {dosha ? (
          <p>{dosha.is_dosha_present && isTimeUnknown ? t("kaalsarp.presentNoTime") : dosha.bot_response}</p>
        ) : (
          <Skeleton lines={3} />
        )}
      </div>
      {type && direction && axis && (
        <dl className={`ledger ${styles.facts}`}>
          <div>
            <dt>{t("results.type")}</dt>
            <dd>{t(isTimeUnknown ? "results.notKnown" : `kaalsarp.${type}`)}</dd>
          </div>
          <div>
            <dt>{t("results.direction")}</dt>
            <dd>{t(`kaalsarp.${direction}`)}</dd>
          </div>
          <div>
            <dt>{t("results.houses")}</dt>
            <dd className="num">{isTimeUnknown ? t("results.notKnown") : axis}</dd>
          </div>
        </dl>
      )}
      <CertaintyLine of={["kaalsarp"]} />
      <WhyReport
        kind="kaalsarpDosha"
        birth={birth}
        isMeant={(field) => !field.startsWith("remedies.")}
        about={t("results.kaalsarp")}
      />
      {dosha?.is_dosha_present && (
        <Why question={t("results.remedies")}>
          <ul className={styles.list}>
            {dosha.remedies.map((remedy) => (
              <li key={remedy}>{remedy}</li>
            ))}
          </ul>
          <p>{t("results.remediesNote")}</p>
        </Why>
      )}
    </ReportSection>
  );
}
