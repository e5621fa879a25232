import type { Graha, KaalsarpDirection, KaalsarpFacts, KaalsarpType } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

export interface KaalsarpWords {
  readonly type: Readonly<Record<KaalsarpType, string>>;
  readonly present: (type: KaalsarpType, direction: KaalsarpDirection, rahuHouse: number, ketuHouse: number) => string;
  /** With who stands outside, one or two. */
  readonly nearMiss: (outside: readonly Graha[]) => string;
  /** With who stands on the other side than the most, three or more. */
  readonly absent: (outside: readonly Graha[]) => string;
  /** Gentle practices of tradition, nine. */
  readonly remedies: readonly string[];
  readonly reasons: RuleWords<KaalsarpFacts>;
}
