import type { BodyPart, Finger, Gem, GemFacts, GemFlaw, GemWearing, Graha, Metal, Vara } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

export interface GemStoneWords {
  /** The name as a title. */
  readonly title: string;
  readonly otherName: string;
  /** 200 to 500 characters. */
  readonly description: string;
  readonly goodResults: readonly string[];
  readonly substitutes: readonly string[];
  /** The seed mantra of the graha, correct Sanskrit in the script of the language. */
  readonly mantra: string;
}

/** What a sentence about putting on a stone needs. */
export interface GemCustom extends Pick<GemWearing, "finger" | "metals" | "vara" | "hour"> {
  readonly gem: Gem;
  readonly graha: Graha;
}

/** The texts about stones. */
export interface GemWords {
  readonly stone: Readonly<Record<Gem, GemStoneWords>>;
  readonly finger: Readonly<Record<Finger, string>>;
  readonly flaw: Readonly<Record<GemFlaw, string>>;
  /** What a flaw does to the stone and to its price. */
  readonly flawEffect: Readonly<Record<GemFlaw, string>>;
  /** A sentence more on a flaw, in one stone alone. */
  readonly flawOfGem: Readonly<Partial<Record<Gem, Readonly<Partial<Record<GemFlaw, string>>>>>>;
  readonly metals: (metals: readonly Metal[]) => string;
  readonly weight: (weight: GemFacts["gem.weight"]) => string;
  /** A part of the body that tradition links with the stone; no cure is claimed. */
  readonly association: (part: BodyPart) => string;
  /** Its name alone, as an item of a list. */
  readonly bodyPart: (part: BodyPart) => string;
  readonly timeShort: (vara: Vara, hour: GemWearing["hour"]) => string;
  readonly time: (custom: GemCustom) => string;
  readonly method: (custom: GemCustom) => string;
  /** How a life stone is chosen. */
  readonly rule: string;
  readonly reasons: RuleWords<GemFacts>;
}
