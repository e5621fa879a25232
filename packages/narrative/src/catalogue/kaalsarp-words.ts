import type { Graha, KaalsarpDirection, KaalsarpFacts, KaalsarpType } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

export interface KaalsarpWords {
  readonly type: Readonly<Record<KaalsarpType, string>>;
  readonly present: (type: KaalsarpType, direction: KaalsarpDirection, rahuHouse: number, ketuHouse: number) => string;
  /** What the two houses are read for together; only if it is present. */
  readonly analysis: (direction: KaalsarpDirection, rahuHouse: number, ketuHouse: number) => string;
  /** With the one or two grahas outside. */
  readonly nearMiss: (outside: readonly Graha[]) => string;
  /** With the three or more grahas on the other side from most. */
  readonly absent: (outside: readonly Graha[]) => string;
  /** Gentle practices of tradition, nine. */
  readonly remedies: readonly string[];
  readonly reasons: RuleWords<KaalsarpFacts>;
}
