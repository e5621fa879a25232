const segmenter = new Intl.Segmenter("te", { granularity: "grapheme" });
/** Marks above and below, and joiners that show nothing; a terminal shows a soft hyphen. */
const WITHOUT_WIDTH = /(?!\u00ad)[\p{Mn}\p{Me}\p{Cf}]/gu;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|[\u{1f300}-\u{1faff}]/u;

/** The columns of one letter with its signs. */
function widthOfLetter(letter: string): number {
  let width = 0;
  for (const point of letter.replace(WITHOUT_WIDTH, "")) width += WIDE.test(point) ? 2 : 1;
  return width;
}

/** How many columns of a terminal a text takes, as wcwidth of glibc counts them (docs/decisions/247). */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += widthOfLetter(segment);
  return width;
}

/** The text with spaces after it, up to a number of columns. */
export const padTo = (text: string, columns: number): string =>
  text + " ".repeat(Math.max(0, columns - displayWidth(text)));
