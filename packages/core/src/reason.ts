import type { Citation } from "./citation.ts";
import type { Graha } from "./ids.ts";

/** What a fact of a reason may be: an id, a number in the unit its name states, a truth, or a list of these. */
export type Fact = string | number | boolean | readonly string[] | readonly number[];

/** Facts by name; the name includes the unit if there is one. */
export type Facts = Readonly<Record<string, Fact>>;

/** The rules of a group, each with the facts it looked at. */
export type FactsByRule<F> = { readonly [Rule in keyof F]: Facts };

/** The subject of a reason; "day" for what belongs to a day and place rather than to one graha. */
export type Subject = Graha | "lagna" | "day";

/**
 * Why core concluded something, as data: the rule that fired, the facts it looked at, the text it comes from. One of the
 * rules of a group, with the facts of that rule. Narrative writes its words.
 */
export type Reason<
  F extends FactsByRule<F>,
  About extends Subject = Graha,
  Rule extends keyof F & string = keyof F & string,
> = {
  readonly [R in Rule]: {
    readonly rule: R;
    readonly facts: F[R];
    readonly source: Citation;
    /** What it adds to a score, where the conclusion is a score: the score is the sum of its reasons. */
    readonly points?: number;
    readonly about: About;
  };
}[Rule];

/** A reason that counts. Whole points; 0 if the rule was checked and changed nothing. */
export type Counted<R> = R & { readonly points: number };

/** A conclusion with its reasons. */
export interface Judged<Verdict, R> {
  readonly verdict: Verdict;
  readonly reasons: readonly R[];
}

/** Makes the reasons of one group: a rule with facts that are not its own does not compile. */
export const reasonMaker =
  <F extends FactsByRule<F>, About extends Subject = Graha>() =>
  <Rule extends keyof F & string>(
    rule: Rule,
    facts: F[Rule],
    source: Citation,
    about: About,
  ): Reason<F, About, Rule> => ({ rule, facts, source, about });
