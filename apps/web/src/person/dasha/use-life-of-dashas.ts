import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { type ReportState, useReport } from "#api/reports/use-report.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { lifeOfDashas, type Mahadasha, runningReading } from "./life-of-dashas.ts";

interface LifeState {
  /** Empty until both answers are here. */
  readonly life: readonly Mahadasha[];
  /** The part that runs today, in a few sentences. */
  readonly partReading: string | undefined;
  readonly isReady: boolean;
  readonly error: Error | null;
  readonly maha: ReportState<"mahadasha">;
  readonly antar: ReportState<"antardasha">;
  /** Asks again for what has failed. */
  retry(): void;
}

/** The mahadashas of a birth with their parts, from the two calls that they come from. */
export function useLifeOfDashas(birth: BirthQuestion, todayMs: number): LifeState {
  const maha = useReport("mahadasha", birth);
  const antar = useReport("antardasha", birth);
  const isTimeUnknown = useIsTimeUnknown();
  const isReady = maha.answer !== undefined && antar.answer !== undefined;
  const life = isReady ? lifeOfDashas(maha.answer.response, antar.answer.response, todayMs, isTimeUnknown) : [];
  return {
    life,
    partReading: isReady ? runningReading(antar.answer.response, life, isTimeUnknown) : undefined,
    isReady,
    error: maha.error ?? antar.error,
    maha,
    antar,
    retry: () => {
      if (maha.error) maha.refresh();
      if (antar.error) antar.refresh();
    },
  };
}
