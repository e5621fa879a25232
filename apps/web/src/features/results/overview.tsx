import type { UserDetails } from "@vedanga/contract";
import { useReport } from "#api/reports/use-report.ts";
import { useBirthQuestion } from "#api/use-birth-question.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/error-panel.tsx";
import { BirthPanchang } from "./birth-panchang.tsx";
import { Charts } from "./charts.tsx";
import { DashaLine } from "./dasha-line.tsx";
import { HowReckoned } from "./how-reckoned.tsx";
import styles from "./overview.module.css";
import { Person } from "./person.tsx";
import { PlanetTable } from "./planet-table.tsx";
import { ResultActions } from "./result-actions.tsx";
import { Trio } from "./trio.tsx";

interface OverviewProps {
  readonly details: UserDetails;
  readonly recordId: string | null;
}

/** Everything there is about one birth, on one page. */
export function Overview({ details, recordId }: OverviewProps) {
  const t = useT();
  const birth = useBirthQuestion(details);
  const planets = useReport("planetDetails", birth.question);
  const answer = planets.answer?.response;
  const error = birth.error ?? planets.error;

  function retry(): void {
    if (birth.error) birth.retry();
    if (planets.error) planets.refresh();
  }

  return (
    <div className={`sheet ${styles.report}`}>
      <div className={styles.main}>
        <Person details={details} clock={birth.clock} />
        {error ? (
          <ErrorPanel error={error} onRetry={retry}>
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
            <Charts birth={birth.question} />
            <DashaLine planets={answer} />
            <PlanetTable planets={answer} />
            <BirthPanchang planets={answer} birthDate={details.birthDate} />
            {planets.answer && <HowReckoned answer={planets.answer} />}
          </div>
        )}
      </div>
      <ResultActions recordId={recordId} />
    </div>
  );
}
