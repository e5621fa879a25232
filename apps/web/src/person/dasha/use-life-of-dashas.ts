import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { type ReportState, useReport } from "#api/reports/use-report.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { lifeOfDashas, type Mahadasha } from "./life-of-dashas.ts";

interface LifeState {
  /** Empty until both answers are here. */
  readonly life: readonly Mahadasha[];
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
  return {
    life: isReady ? lifeOfDashas(maha.answer.response, antar.answer.response, todayMs, isTimeUnknown) : [],
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
