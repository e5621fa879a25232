import type { SensitiveQuantity, SensitivityFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** What another minute of birth would change. */
export interface SensitivityWords {
  readonly quantity: Readonly<Record<SensitiveQuantity, string>>;
  /** `seconds` before or after the stated birth, a whole number above 0; at it where 0. */
  readonly change: (change: {
    readonly quantity: string;
    readonly seconds: number;
    readonly isEarlier: boolean;
    readonly before: string;
    readonly after: string;
  }) => string;
  /** Where no dasha runs. */
  readonly none: string;
  readonly reasons: RuleWords<SensitivityFacts, "lagna" | "moon">;
}
