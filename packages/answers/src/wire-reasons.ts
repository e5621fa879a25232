import type { WireReason } from "@vedanga/contract";
import type { Reason } from "@vedanga/core";
import { type Catalogue, type RuleWords, reasonSentence } from "@vedanga/narrative";

/** Reasons of core as the wire bears them, told in one language. `about` is the path of the field of `response` that they explain. */
export const wireReasons = <Rule extends string>(
  about: string,
  reasons: readonly Reason<Rule>[],
  words: RuleWords<Rule>,
  { names, source }: Pick<Catalogue, "names" | "source">,
): WireReason[] =>
  reasons.map((reason) => ({
    rule: reason.rule,
    facts: { ...reason.facts },
    source: source(reason.source),
    ...(reason.points !== undefined && { points: reason.points }),
    about,
    text: reasonSentence(words, reason, names),
  }));
