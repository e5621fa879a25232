import type { Lang } from "@vedanga/contract";

const clusters = new Intl.Segmenter("te", { granularity: "grapheme" });

export const clustersOf = (text: string): readonly string[] =>
  [...clusters.segment(text)].map(({ segment }) => segment);

/** `Ju` of Jupiter, `గు` of గురుడు: as charts shorten the name of a graha. No two of the nine share it. */
export function shortName(name: string, lang: Lang): string {
  return clustersOf(name)
    .slice(0, lang === "te" ? 1 : 2)
    .join("");
}
