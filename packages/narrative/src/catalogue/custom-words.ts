import type { LuminousGraha, Mukhi, RudrakshaFacts, VastuFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** A house by the star of birth; names of directions as `names.direction` has them. */
export interface VastuWords {
  /** Two directions in one text. */
  readonly two: (first: string, second: string) => string;
  readonly avoidance: (shrine: string) => string;
  readonly weight: (heavy: string, open: string) => string;
  readonly sentence: (of: {
    readonly star: string;
    readonly lord: string;
    readonly door: string;
    readonly avoided: string;
    readonly kitchen: string;
    readonly bedroom: string;
    readonly open: string;
  }) => string;
  readonly reasons: RuleWords<VastuFacts>;
}

/** Beads by the chart of birth. */
export interface RudrakshaWords {
  readonly name: Readonly<Record<Mukhi, string>>;
  /** What the Upanishad says the bead stands for. */
  readonly description: Readonly<Record<Mukhi, string>>;
  readonly suggestion: (health: Mukhi, wealth: readonly Mukhi[]) => string;
  readonly reasons: RuleWords<RudrakshaFacts, LuminousGraha>;
}
