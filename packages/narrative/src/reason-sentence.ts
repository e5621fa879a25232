import type { Reason } from "@vedanga/core";
import type { Names } from "./catalogue/catalogue.ts";
import { type FactReader, factReader } from "./fact-reader.ts";

/** A sentence for each rule of a group, from the facts the rule looked at; whom it speaks of is the fact `about`. */
export type RuleWords<Rule extends string> = Readonly<Record<Rule, (facts: FactReader) => string>>;

/** Why core concluded something, in words. `names` are those of the language of `words`. */
export const reasonSentence = <Rule extends string>(
  words: RuleWords<Rule>,
  { rule, facts, about }: Reason<Rule>,
  names: Names,
): string => words[rule](factReader({ ...facts, about }, names));
