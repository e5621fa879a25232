import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useBirthQuestion } from "#api/birth/use-birth-question.ts";
import { useClockOfBirth } from "#api/birth/use-clock-of-birth.ts";
import { useReport } from "#api/reports/use-report.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useT } from "#i18n/use-t.ts";
import { BirthPanchang } from "#person/almanac/birth-panchang.tsx";
import { AscendantCard } from "#person/ascendant/ascendant-card.tsx";
import { CertaintyContext, useCertainty } from "#person/certainty/certainty.tsx";
import { TimeDoubt } from "#person/certainty/time-doubt.tsx";
import { Charts } from "#person/charts/charts.tsx";
import { DashaCard } from "#person/dasha/dasha-card.tsx";
import { ReplacedNote } from "#person/details/replaced-note.tsx";
import { RulesOfBirth } from "#person/details/rules-of-birth.tsx";
import { KaalsarpCard } from "#person/doshas/kaalsarp-card.tsx";
import { MangalCard } from "#person/doshas/mangal-card.tsx";
import { GemCard } from "#person/gem/gem-card.tsx";
import { PlanetTable } from "#person/grahas/planet-table.tsx";
import { dayMs, dayOf } from "#person/periods/period.ts";
import { SaturnCard } from "#person/saturn/saturn-card.tsx";
import { HoldsServed } from "#person/served/served-person.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { useNow } from "#ui/use-now.ts";
import { KeepChoice } from "./actions/keep-choice.tsx";
import { ResultActions } from "./actions/result-actions.tsx";
import { UnsavedNote } from "./actions/unsaved-note.tsx";
import { CityClockCard } from "./birth/city-clock-card.tsx";
import { HowCalculated } from "./birth/how-calculated.tsx";
import { Person } from "./birth/person.tsx";
import { Trio } from "./chart/trio.tsx";
import styles from "./overview.module.css";
import { OverviewRail } from "./rail/overview-rail.tsx";

interface OverviewProps {
  readonly details: ShownDetails;
  readonly recordId: string | null;
}

/** Everything there is about one birth, on one page. */
export default function OverviewPiece({ details, recordId }: OverviewProps) {
  const t = useT();
  const birth = useBirthQuestion(details);
  const clock = useClockOfBirth(details);
  const planets = useReport("planetDetails", birth);
  const certainty = useCertainty(birth, details.timeAccuracyMinutes);
  const nowMs = useNow();
  const todayMs = dayOf(nowMs ?? Date.now());
  const birthDayMs = dayMs(typedDate(details.birthDate));
  const answer = planets.answer?.response;
  const hasFailed = planets.error !== null;

  return (
    <CertaintyContext value={certainty}>
      <div className={`sheet ${styles.report}`}>
        <OverviewRail />
        <div className={styles.main}>
          <Person details={details} clock={clock} />
          <ReplacedNote />
          <ResultActions details={details} recordId={recordId} />
          {!details.isViewOnly && recordId === null && <UnsavedNote />}
          {recordId !== null && <KeepChoice details={details} recordId={recordId} />}
          <RulesOfBirth />
          {hasFailed ? (
            <ErrorPanel error={planets.error} onRetry={planets.refresh}>
              {t("results.failed")}
            </ErrorPanel>
          ) : (
            <div aria-busy={answer === undefined}>
              {answer === undefined && (
                <>
                  <p className="unseen" role="status">
                    {t("results.calculating")}
                  </p>
                  <HoldsServed />
                </>
              )}
              <Trio planets={answer} />
            </div>
          )}
          <CityClockCard details={details} clock={clock} birth={birth} planets={answer} />
          <TimeDoubt />
          <div>
            <Charts birth={birth} />
            <DashaCard birth={birth} birthDayMs={birthDayMs} todayMs={todayMs} />
            <SaturnCard birth={birth} birthDayMs={birthDayMs} todayMs={todayMs} />
            {!hasFailed && <PlanetTable planets={answer} birth={birth} />}
          </div>
          <div>
            <div className={`oxford ${styles.doshas}`}>
              <MangalCard birth={birth} />
              <KaalsarpCard birth={birth} planets={answer} />
            </div>
            <GemCard birth={birth} />
            <AscendantCard birth={birth} />
            {!hasFailed && <BirthPanchang planets={answer} birthDate={details.birthDate} />}
          </div>
          {planets.answer && <HowCalculated answer={planets.answer} />}
        </div>
      </div>
    </CertaintyContext>
  );
}
