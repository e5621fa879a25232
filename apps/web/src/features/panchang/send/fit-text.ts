export type Face = "display" | "italic" | "text" | "bold";

/** The width of a text in a face at 100 px. */
export type MeasureText = (text: string, face: Face) => number;

/** Nothing in a picture is smaller. */
export const LEAST_PX = 30;

export interface FittedText {
  readonly rows: readonly string[];
  readonly sizePx: number;
}

interface Slot {
  readonly face: Face;
  readonly widthPx: number;
  /** From the wished size down to the least, before the text is put into two rows. */
  readonly sizePx: number;
  readonly leastPx: number;
}

/** A text as large as wished, smaller if it is too long, or in two rows as even as its words allow; never wider than its slot. */
export function fitText(text: string, { face, widthPx, sizePx, leastPx }: Slot, measure: MeasureText): FittedText {
  const possiblePx = (rows: readonly string[]): number =>
    Math.min(...rows.map((row) => (100 * widthPx) / Math.max(measure(row, face), 1)));
  const whole = { rows: [text], sizePx: Math.min(sizePx, possiblePx([text])) };
  if (whole.sizePx >= leastPx) return whole;
  const words = text.split(" ");
  const [most] = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")])
    .toSorted((a, b) => possiblePx(b) - possiblePx(a));
  return most ? { rows: most, sizePx: Math.min(sizePx, possiblePx(most)) } : whole;
}
