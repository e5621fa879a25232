import type { YearlyEndingSentence } from "@vedanga/contract";

/** The text of an aspect, with its sentences that are over told so. */
export const toldOver = (
  text: string,
  aspect: YearlyEndingSentence["aspect"],
  over: readonly YearlyEndingSentence[],
): string =>
  over
    .filter((each) => each.aspect === aspect)
    .reduce((told, each) => told.replace(each.text, () => each.past_text), text);
