import type { Festival, FestivalKind, FestivalRule, Tradition } from "@vedanga/core";
import type { RuleWords } from "../reason-sentence.ts";

export interface FestivalDayWords {
  readonly name: string;
  /** What is kept on the day, one plain sentence. */
  readonly special: string;
}

/** The words of festivals and vratas. */
export interface FestivalWords {
  /** What a calendar of them is called. */
  readonly calendar: string;
  readonly day: Readonly<Record<Festival, FestivalDayWords>>;
  readonly kind: Readonly<Record<FestivalKind, string>>;
  /** Whose day it is, where the schools keep two. */
  readonly tradition: Readonly<Record<Tradition, string>>;
  /** Why it falls on its day, one sentence. */
  readonly why: RuleWords<FestivalRule>;
}
