import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import type { Certainty } from "#person/certainty/certainty.tsx";
import type { MatchedBirths } from "#person/people/matched-births.ts";

/** One of the two as the sections show it. */
export interface MatchedSide {
  readonly side: keyof MatchedBirths;
  /** Bride or groom where no name was given. */
  readonly name: string;
  readonly details: ShownDetails;
  readonly birth: BirthQuestion;
  /** What a doubtful time of birth leaves open; null without doubt. */
  readonly certainty: Certainty | null;
}
