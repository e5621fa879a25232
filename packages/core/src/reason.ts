import type { Graha } from "./ids.ts";

/** What a fact of a reason may be: an id, a number in the unit its name states, a truth, or a list of these. */
export type Fact = string | number | boolean | readonly string[] | readonly number[];

/**
 * Why core concluded something, as data: the rule that fired, the facts it looked at, the text it comes
 * from. Words for it are narrative's work.
 */
export interface Reason<Rule extends string = string> {
  readonly rule: Rule;
  /** Facts by name; a unit stands in the name where there is one. */
  readonly facts: Readonly<Record<string, Fact>>;
  /** Text, chapter and verse, or whose custom it is, in English; narrative names it in other languages. */
  readonly source: string;
  /** What it adds to a score, where the conclusion is a score: the score is the sum of its reasons. */
  readonly points?: number;
  /** Whom it speaks of; "day" for what belongs to a day and place rather than to one graha. */
  readonly about: Graha | "lagna" | "day";
}

/** A conclusion with the reasons it rests on. */
export interface Judged<Verdict, Rule extends string = string> {
  readonly verdict: Verdict;
  readonly reasons: readonly Reason<Rule>[];
}
