import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useReport } from "#api/reports/use-report.ts";
import type { SuggestedGem } from "#api/wire/gems.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { CertaintyLine } from "#person/certainty/certainty-line.tsx";
import { ReportSection } from "#person/report/report-section.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Why } from "#ui/why/why.tsx";
import styles from "./gem-card.module.css";
import { GemFigure, GemName } from "./gem-figure.tsx";

/** The stone that custom would choose, why, and what speaks against it. */
export function GemCard({ birth }: { readonly birth: BirthQuestion }) {
  const t = useT();
  const { answer, error, refresh } = useReport("gemSuggestion", birth);
  const isTimeUnknown = useIsTimeUnknown();
  const gem = answer?.response;
  return (
    <ReportSection
      id="gem"
      title="results.gem"
      isBusy={gem === undefined}
      failed="results.gemFailed"
      error={error}
      onRetry={refresh}
    >
      <div className={styles.about}>
        <GemFigure gem={gem?.gem}>
          {gem ? <GemFacts gem={gem} /> : <Skeleton className={styles.waiting} />}
          <CertaintyLine of={["gem"]} detailsOf={["lagna"]} />
        </GemFigure>
      </div>
      <Why question={t("results.gemWear")}>{gem ? <GemWearing gem={gem} /> : <Skeleton lines={3} />}</Why>
      {isTimeUnknown ? (
        <p>{t("results.gemNeedsTime")}</p>
      ) : (
        <WhyReport
          kind="gemSuggestion"
          birth={birth}
          isMeant={(field) => field === "gem" || field === "contraindications"}
          question={t("results.gemWhy")}
        />
      )}
    </ReportSection>
  );
}

function GemFacts({ gem }: { readonly gem: SuggestedGem }) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  const rows = [
    [t("results.gemInstead"), gem.substitute],
    [t("results.gemNotWith"), gem.not_to_wear_with],
    [t("results.gemAvoid"), gem.avoid],
  ] as const;
  return (
    <>
      <GemName gem={gem} of="results.gemOf" />
      {!isTimeUnknown && <p className={styles.reason}>{gem.reason}</p>}
      {!isTimeUnknown && gem.contraindications.length > 0 && (
        <div className={styles.against}>
          <p>
            <b>{t("results.gemAgainst")}</b>
          </p>
          <ul>
            {gem.contraindications.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className={`ledger ${styles.rows}`}>
        {rows.map(
          ([label, stones]) =>
            stones.length > 0 && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{stones.join(", ")}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

function GemWearing({ gem }: { readonly gem: SuggestedGem }) {
  const t = useT();
  const rows = [
    [t("results.gemFinger"), gem.finger],
    [t("results.gemMetal"), gem.metal],
    [t("results.gemWeight"), gem.weight],
    [t("results.gemTime"), gem.time_to_wear_short],
    [t("results.gemMantra"), gem.mantra],
  ] as const;
  return (
    <>
      <p>{gem.description}</p>
      <dl className={`ledger ${styles.rows}`}>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{gem.methods}</p>
      <p>{t("results.gemNote")}</p>
    </>
  );
}
