import type { UserDetails } from "@vedanga/contract";
import { useReport } from "#api/reports/use-report.ts";
import { useBirthQuestion } from "#api/use-birth-question.ts";
import { parseIsoDate } from "#i18n/parse-wire-time.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/error-panel.tsx";
import { useNow } from "#ui/use-now.ts";
import { AscendantCard } from "./ascendant-card.tsx";
import { BirthPanchang } from "./birth-panchang.tsx";
import { CertaintyContext, useCertainty } from "./certainty.tsx";
import { Charts } from "./charts.tsx";
import { DashaCard } from "./dasha-card.tsx";
import { GemCard } from "./gem-card.tsx";
import { HowReckoned } from "./how-reckoned.tsx";
import { KaalsarpCard } from "./kaalsarp-card.tsx";
import { MangalCard } from "./mangal-card.tsx";
import styles from "./overview.module.css";
import { dayOf } from "./period.ts";
import { Person } from "./person.tsx";
import { PlanetTable } from "./planet-table.tsx";
import { ResultActions } from "./result-actions.tsx";
import { SaturnCard } from "./saturn-card.tsx";
import { TimeDoubt } from "./time-doubt.tsx";
import { Trio } from "./trio.tsx";

interface OverviewProps {
  readonly details: UserDetails;
  readonly recordId: string | null;
}

function birthDay(birthDate: string): number {
  const { year, month, day } = parseIsoDate(birthDate);
  return Date.UTC(year, month - 1, day);
}

/** Everything there is about one birth, on one page. */
export function Overview({ details, recordId }: OverviewProps) {
  const t = useT();
  const birth = useBirthQuestion(details);
  const planets = useReport("planetDetails", birth.question);
  const certainty = useCertainty(birth.question, details.timeAccuracyMinutes);
  const nowMs = useNow();
  const todayMs = dayOf(nowMs ?? Date.now());
  const birthDayMs = birthDay(details.birthDate);
  const answer = planets.answer?.response;
  const hasFailed = planets.error !== null;

  return (
    <CertaintyContext value={certainty}>
      <div className={`sheet ${styles.report}`}>
        <div className={styles.main}>
          <Person details={details} clock={birth.clock} />
          {birth.error ? (
            <ErrorPanel error={birth.error} onRetry={birth.retry}>
              {t("results.failed")}
            </ErrorPanel>
          ) : (
            <>
              {hasFailed ? (
                <ErrorPanel error={planets.error} onRetry={planets.refresh}>
                  {t("results.failed")}
                </ErrorPanel>
              ) : (
                <div aria-busy={answer === undefined}>
                  {answer === undefined && (
                    <p className="unseen" role="status">
                      {t("results.reckoning")}
                    </p>
                  )}
                  <Trio planets={answer} />
                </div>
              )}
              <TimeDoubt />
              <div className={styles.sky}>
                <Charts birth={birth.question} />
                <DashaCard birth={birth.question} birthDayMs={birthDayMs} todayMs={todayMs} />
                <SaturnCard birth={birth.question} birthDayMs={birthDayMs} todayMs={todayMs} />
                {!hasFailed && <PlanetTable planets={answer} reasons={planets.answer?.reasons ?? []} />}
              </div>
              <div className={styles.said}>
                <div className={`oxford ${styles.doshas}`}>
                  <MangalCard birth={birth.question} />
                  <KaalsarpCard birth={birth.question} planets={answer} />
                </div>
                <GemCard birth={birth.question} />
                <AscendantCard birth={birth.question} />
                {!hasFailed && <BirthPanchang planets={answer} birthDate={details.birthDate} />}
              </div>
              {planets.answer && <HowReckoned answer={planets.answer} />}
            </>
          )}
        </div>
        <ResultActions recordId={recordId} />
      </div>
    </CertaintyContext>
  );
}
