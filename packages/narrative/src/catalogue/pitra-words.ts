import type { PitraFacts, PitraGraha, PitraLight } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

export interface PitraWords {
  readonly present: string;
  readonly absent: string;
  /** What custom reads where this graha meets this light. */
  readonly effect: Readonly<Record<PitraLight, Readonly<Record<PitraGraha, string>>>>;
  /** Gentle practices of custom, one for each reason of a remedy. */
  readonly remedies: readonly string[];
  readonly reasons: RuleWords<PitraFacts>;
}
