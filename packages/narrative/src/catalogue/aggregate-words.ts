import type { AggregateDosha, AggregateFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

export interface AggregateSums {
  readonly kootas: number;
  readonly poruthams: number;
  readonly unequal: readonly AggregateDosha[];
}

/** A whole match as one number. */
export interface AggregateWords {
  readonly summary: (score: number) => string;
  readonly inFull: (sums: AggregateSums) => string;
  /** Who of the two has a dosha. */
  readonly balance: (dosha: AggregateDosha, groom: boolean, bride: boolean) => string;
  readonly reasons: RuleWords<AggregateFacts>;
}
