import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useReport } from "#api/reports/use-report.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { ReportSection } from "#person/report/report-section.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Reasons } from "#ui/why/reasons.tsx";
import { Why } from "#ui/why/why.tsx";
import styles from "./doshas.module.css";
import { LESS_BELOW, MORE_ABOVE, mangalMeasure } from "./mangal-measure.ts";

/** How much of the Mangal dosha there is, on a scale of a hundred, and what adds and takes away. */
export function MangalCard({ birth }: { readonly birth: BirthQuestion }) {
  const t = useT();
  const { answer, error, refresh } = useReport("mangalDosha", birth);
  const dosha = answer?.response;
  const isTimeUnknown = useIsTimeUnknown();
  const atNoon = (figure: string): string => (isTimeUnknown ? t("results.atNoon", { figure }) : figure);
  return (
    <ReportSection
      id="mangal"
      title="results.mangal"
      isBusy={dosha === undefined}
      failed="results.mangalFailed"
      error={error}
      onRetry={refresh}
      className={styles.card}
    >
      <p className={styles.verdict}>
        {dosha ? (
          <>
            <span className={styles.score}>
              {dosha.score}
              <small>/100</small>
            </span>{" "}
            <em>{atNoon(t(`results.measure.${mangalMeasure(dosha.score)}`))}</em>
          </>
        ) : (
          <Skeleton className={styles.waitingScore} />
        )}
      </p>
      <svg className={styles.meter} aria-hidden="true">
        <rect width="100%" height="100%" className={styles.frame} />
        <rect width={`${dosha?.score ?? 0}%`} height="100%" className={styles.filled} />
        {[LESS_BELOW, MORE_ABOVE].map((mark) => (
          <line key={mark} x1={`${mark}%`} x2={`${mark}%`} y1="-4" y2="16" />
        ))}
      </svg>
      <div className={styles.words}>{dosha ? <p>{dosha.bot_response}</p> : <Skeleton lines={3} />}</div>
      <CertaintyLine of={["mangal"]} detailsOf={["lagna", "moon_sign"]} />
      <WhyReport
        kind="mangalDosha"
        birth={birth}
        isMeant={(field) => field === "score"}
        question={t("results.whyScore")}
      >
        {(reasons) => dosha && <Reasons reasons={reasons} total={{ label: t("results.sum"), points: dosha.score }} />}
      </WhyReport>
      <Why question={t("results.mangalWhat")}>
        <p>{t("results.mangalExplained")}</p>
      </Why>
    </ReportSection>
  );
}
