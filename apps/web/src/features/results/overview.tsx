import { useQuery } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth-query.ts";
import { planetDetails } from "#api/planet-details.ts";
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

// Only for the key of a call that is not made yet.
const NOTHING_ASKED: BirthQuestion = { dob: "", tob: "", lat: 0, lon: 0, tz: 0, lang: "en" };

interface OverviewProps {
  readonly details: UserDetails;
  readonly recordId: string | null;
}

/** Everything there is about one birth, on one page. */
export function Overview({ details, recordId }: OverviewProps) {
  const t = useT();
  const birth = useBirthQuestion(details);
  const planets = useQuery({
    ...planetDetails(birth.question ?? NOTHING_ASKED),
    enabled: birth.question !== undefined,
  });
  const answer = planets.data?.response;
  const error = birth.error ?? planets.error;

  function retry(): void {
    if (birth.error) birth.retry();
    if (planets.isError) void planets.refetch();
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
            {planets.data && <HowReckoned answer={planets.data} />}
          </div>
        )}
      </div>
      <ResultActions recordId={recordId} />
    </div>
  );
}
