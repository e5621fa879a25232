import type { WireReason } from "@vedanga/contract";
import type { Reason } from "@vedanga/core";
import { type Names, type RuleWords, reasonSentence } from "@vedanga/narrative";

/** Reasons of core as the wire bears them. `about` is the path of the field of `response` that they explain. */
export const wireReasons = <Rule extends string>(
  about: string,
  reasons: readonly Reason<Rule>[],
  words: RuleWords<Rule>,
  names: Names,
): WireReason[] =>
  reasons.map((reason) => ({
    rule: reason.rule,
    facts: { ...reason.facts },
    source: reason.source,
    ...(reason.points !== undefined && { points: reason.points }),
    about,
    text: reasonSentence(words, reason, names),
  }));
