import type { WireReason } from "@vedanga/contract";
import type { FactsByRule, Reason, Subject } from "@vedanga/core";
import { type Catalogue, type RuleWords, reasonSentence } from "@vedanga/narrative";

/** Reasons of core as the calls return them, in one language. `about` is the path of the field of `response` that they explain. */
export const wireReasons = <F extends FactsByRule<F>, About extends Subject>(
  about: string,
  reasons: readonly NoInfer<Reason<F, About>>[],
  words: RuleWords<F, About>,
  { source }: Pick<Catalogue, "source">,
): WireReason[] =>
  reasons.map((reason) => ({
    rule: reason.rule,
    facts: { ...reason.facts },
    source: source(reason.source),
    ...(reason.points !== undefined && { points: reason.points }),
    about,
    text: reasonSentence(words, reason),
  }));

/** The same, each with its graha among its facts: for fields that belong to no single graha. */
export const wireReasonsOfGrahas = <F extends FactsByRule<F>, About extends Subject>(
  about: string,
  reasons: readonly NoInfer<Reason<F, About>>[],
  words: RuleWords<F, About>,
  catalogue: Pick<Catalogue, "source">,
): WireReason[] =>
  reasons.flatMap((reason) =>
    wireReasons(about, [reason], words, catalogue).map((written) => ({
      ...written,
      facts: { graha: reason.about, ...written.facts },
    })),
  );
