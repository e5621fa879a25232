import type { EclipseType, LifeAspect, YearFacts } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";
import type { Band } from "./daily-words.ts";

type Ways<T> = readonly [T, T, T, T];

/** A graha's passage of a quarter as a sentence needs it. */
export interface PassagePhrase {
  readonly who: string;
  /** The house, with the date of the entry if that is in the quarter. */
  readonly where: string;
  readonly effect: string;
  /** "for 62 days", "throughout the quarter" */
  readonly span: string;
}

/** Something with a date. */
export interface DatedPhrase {
  readonly date: string;
  readonly who: string;
  readonly where: string;
}

/** The words for a year. A rule chooses from each list, so that neighbours do not read alike. */
export interface YearlyWords {
  readonly opening: Readonly<
    Record<Band, Readonly<Record<LifeAspect, readonly [string, string]>> & { readonly total: Ways<string> }>
  >;
  /** "January to March" */
  readonly period: readonly [string, string, string, string];
  readonly aspect: Readonly<Record<LifeAspect, string>>;
  /** 1 to 12, 1 to 31. */
  readonly date: (month: number, day: number) => string;
  readonly since: (where: string, date: string) => string;
  readonly throughout: string;
  readonly forDays: (days: number) => string;
  readonly favours: Ways<(passage: PassagePhrase) => string>;
  readonly asks: Ways<(passage: PassagePhrase) => string>;
  /** For a passage whose effect has been described already. */
  readonly adds: Ways<(passage: PassagePhrase) => string>;
  readonly weighs: Ways<(passage: PassagePhrase) => string>;
  readonly obstructed: Ways<(passage: PassagePhrase) => string>;
  /** Why one counts for more: it signifies the aspect, or the house is one of the aspect's. */
  readonly signifies: (who: string, aspect: string) => string;
  readonly inItsHouse: (who: string, aspect: string) => string;
  readonly entersGood: Ways<(dated: DatedPhrase, effect: string) => string>;
  readonly entersOther: Ways<(dated: DatedPhrase, effect: string) => string>;
  readonly turns: Readonly<
    Record<"retrograde" | "direct", readonly [(dated: DatedPhrase) => string, (dated: DatedPhrase) => string]>
  >;
  readonly eclipseType: Readonly<Record<EclipseType, string>>;
  readonly eclipseOf: Readonly<Record<"solar" | "lunar", string>>;
  readonly eclipse: Readonly<
    Record<"good" | "mixed" | "quiet", (date: string, type: string, of: string, where: string) => string>
  >;
  readonly extremes: Ways<(best: string, weakest: string) => string>;
  readonly reasons: RuleWords<YearFacts>;
}
