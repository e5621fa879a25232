import type { Strengths } from "@vedanga/contract";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { Differences } from "#person/certainty/differences.tsx";
import { ReportSection } from "#person/report/report-section.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Ashtakavarga } from "./ashtakavarga.tsx";
import { Shadbala } from "./shadbala.tsx";
import styles from "./strengths-section.module.css";
import { Yogas } from "./yogas.tsx";

interface StrengthsSectionProps {
  readonly birth: BirthQuestion;
  readonly found: Strengths | undefined;
  readonly error: Error | null;
  onRetry(): void;
}

/** What the grahas of a birth can do: a sentence, a picture and a table each for shadbala, ashtakavarga and yogas. */
export function StrengthsSection({ birth, found, error, onRetry }: StrengthsSectionProps) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  return (
    <ReportSection
      id="strengths"
      title="planets.strengths"
      isBusy={found === undefined}
      failed="planets.strengthsFailed"
      error={error}
      onRetry={onRetry}
    >
      {isTimeUnknown ? (
        <p className={styles.quiet}>{t("planets.strengthsOfNoon")}</p>
      ) : (
        <Differences of={[]} detailsOf={["lagna"]} />
      )}
      {found ? (
        <>
          <Shadbala found={found} birth={birth} />
          <Ashtakavarga found={found} birth={birth} />
          <Yogas found={found} birth={birth} />
        </>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </ReportSection>
  );
}
