import type { Gem, Graha, MoonNatureFacts, Paksha, Rasi, SignFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** A birth by its names: the signs of lagna, Moon and Sun, and what the Moon's star and sign give. */
export interface KundliWords {
  /** Stones as lists of a kundli name them. */
  readonly stone: Readonly<Record<Gem, string>>;
  /** A tithi with its half of the month, in short. */
  readonly tithi: (paksha: Paksha, tithi: string) => string;
  readonly isMoonSign: (rasi: Rasi) => string;
  readonly isSunSign: (rasi: Rasi) => string;
  readonly isAscendant: (rasi: Rasi) => string;
  readonly reasons: RuleWords<MoonNatureFacts & SignFacts, Graha | "lagna">;
}
