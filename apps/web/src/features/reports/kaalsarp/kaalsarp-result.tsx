import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { Kaalsarp } from "#api/wire/doshas.ts";
import type { Placements } from "#api/wire/planet-details.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { HowSure } from "#person/certainty/how-sure.tsx";
import { Consultation } from "#person/doshas/consultation.tsx";
import { DoshaStatus } from "#person/doshas/dosha-status.tsx";
import { NodeCircle } from "#person/doshas/node-circle.tsx";
import { ReportPart } from "#person/report/report-part.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import styles from "./kaalsarp-panel.module.css";
import { Remedies } from "./remedies.tsx";

interface KaalsarpResultProps {
  readonly birth: BirthQuestion;
  readonly dosha: Kaalsarp;
  /** For the drawing. */
  readonly planets: Placements | undefined;
}

const isOfRemedies = (field: string): boolean => field.startsWith("remedies.");

/** What was found: whether, of which kind, who stands outside, and what custom recommends. */
export function KaalsarpResult({ birth, dosha, planets }: KaalsarpResultProps) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  const { is_dosha_present: isPresent, outside, analysis, remedies } = dosha;
  return (
    <>
      <DoshaStatus isPresent={isPresent} status={isPresent ? "kaalsarp.present" : "kaalsarp.absent"}>
        <p>{isPresent && isTimeUnknown ? t("kaalsarp.presentNoTime") : dosha.bot_response}</p>
      </DoshaStatus>
      <HowSure of={["kaalsarp"]} />
      <figure className={styles.figure}>
        <NodeCircle planets={planets} />
        <figcaption>{t("kaalsarp.circle")}</figcaption>
      </figure>
      {isPresent && <Kind dosha={dosha} />}
      {analysis && !isTimeUnknown && (
        <ReportPart title="kaalsarp.analysis">
          <p>{analysis}</p>
        </ReportPart>
      )}
      {outside.length > 0 && (
        <ReportPart title={dosha.is_near_miss ? "kaalsarp.near" : "kaalsarp.outside"}>
          <ul>
            {outside.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </ReportPart>
      )}
      <div className={styles.why}>
        <WhyReport
          kind="kaalsarpDosha"
          birth={birth}
          isMeant={(field) => !isOfRemedies(field)}
          about={t("results.kaalsarp")}
        />
      </div>
      {isPresent && (
        <>
          <ReportPart title="results.remedies">
            <Remedies remedies={remedies} />
            <WhyReport kind="kaalsarpDosha" birth={birth} isMeant={isOfRemedies} question={t("kaalsarp.whyRemedies")} />
          </ReportPart>
          <Consultation text="kaalsarp.consultText" />
        </>
      )}
    </>
  );
}

function Kind({ dosha }: Pick<KaalsarpResultProps, "dosha">) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  const { dosha_type: type, dosha_direction: direction, rahu_ketu_axis: axis } = dosha;
  return (
    <dl className={`ledger ${styles.kind}`}>
      {type && (
        <div>
          <dt>{t("results.type")}</dt>
          <dd>{t(isTimeUnknown ? "results.notKnown" : `kaalsarp.${type}`)}</dd>
        </div>
      )}
      {direction && (
        <div>
          <dt>{t("results.direction")}</dt>
          <dd>{t(`kaalsarp.${direction}`)}</dd>
        </div>
      )}
      {axis && (
        <div>
          <dt>{t("results.houses")}</dt>
          <dd className="num">{isTimeUnknown ? t("results.notKnown") : axis}</dd>
        </div>
      )}
    </dl>
  );
}
