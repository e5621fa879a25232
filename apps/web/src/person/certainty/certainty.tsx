import { useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import { sensitivity } from "#api/sensitivity.ts";
import type { Doubt } from "#api/wire/sensitivity.ts";

/** Half a day to either side: nothing is known of the time. */
export const UNKNOWN_TIME_MINUTES = 720;

export interface Certainty {
  /** By how many minutes the birth may lie to either side. */
  readonly minutes: number;
  /** What it leaves open; undefined until it is known, or if it is not available. */
  readonly answer: Doubt | undefined;
  readonly error: Error | null;
  refresh(): void;
}

/** What the doubt about a birth time leaves open; null if the time is from a record. */
export function useCertainty(birth: BirthQuestion, accuracyMinutes: number | undefined): Certainty | null {
  const minutes = accuracyMinutes ?? 0;
  const { data, error, refetch } = useQuery({
    ...sensitivity(birth, minutes),
    enabled: minutes > 0,
  });
  if (minutes === 0) return null;
  return { minutes, answer: data, error: data === undefined ? error : null, refresh: () => void refetch() };
}

export const CertaintyContext = createContext<Certainty | null>(null);

/** True if the time is not known at all: then what changes within minutes must not be named. */
export const useIsTimeUnknown = (): boolean => (use(CertaintyContext)?.minutes ?? 0) >= UNKNOWN_TIME_MINUTES;
