import { useQuery } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { useLanguage } from "#i18n/use-language.ts";
import { type BirthClock, clockOf, clockQuestion, UNLOCATED_CLOCK } from "./birth-clock.ts";
import type { BirthQuestion } from "./birth-query.ts";
import { birthQuestion } from "./birth-question.ts";
import { getTimezone } from "./get-timezone.ts";

export interface BirthQuestionState {
  /** Undefined until the clock of the birth place is known. */
  readonly question: BirthQuestion | undefined;
  readonly clock: BirthClock | undefined;
  /** Why the clock is not to be had. */
  readonly error: Error | null;
  retry(): void;
}

/** What to ask about a person in the language on screen, once it is known by which clock the birth was told. */
export function useBirthQuestion(details: UserDetails): BirthQuestionState {
  const { lang } = useLanguage();
  const asked = clockQuestion(details);
  const { data, error, refetch } = useQuery({ ...getTimezone(asked ?? { lat: 0, lon: 0 }), enabled: asked !== null });
  const clock = asked === null ? UNLOCATED_CLOCK : data && clockOf(data);
  return {
    question: clock && birthQuestion(details, clock, lang),
    clock,
    error: asked === null ? null : error,
    retry: () => void refetch(),
  };
}
