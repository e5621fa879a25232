import type { FactsByRule, Graha, Reason, Subject } from "@vedanga/core";

/** A sentence for each rule of a group, from the facts of that rule and its subject. */
export type RuleWords<F, About extends Subject = Graha> = {
  readonly [Rule in keyof F]: (facts: F[Rule], about: About) => string;
};

/** Why core concluded something, in words. */
export const reasonSentence = <F extends FactsByRule<F>, About extends Subject, Rule extends keyof F & string>(
  words: RuleWords<F, About>,
  { rule, facts, about }: Reason<F, About, Rule>,
): string => words[rule](facts, about);
