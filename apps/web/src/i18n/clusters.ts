/** A letter with its signs; the virama joins the next consonant to it. */
const CLUSTER = /\P{M}(?:\u0c4d\u200d?\p{L}|[\p{M}\u200c\u200d])*/gsu;

/**
 * The letters that a reader sees, of a text in either script. `Intl.Segmenter` finds them too, but to make the first takes a
 * browser longer than to draw a chart.
 */
export const clustersOf = (text: string): readonly string[] => text.match(CLUSTER) ?? [];
