type Widths = readonly (readonly [widthHundredths: number, letters: string])[];

/** Widths of the letters of Anek Telugu 400 in hundredths of its size, as a browser measures them; accents and the rest as OTHER. */
const LETTERS: Widths = [
  [0, "ిీెేై్"],
  [18, "ృ"],
  [20, ":"],
  [22, "ijl I"],
  [32, "ు"],
  [34, "1"],
  [38, "frtJ-"],
  [39, "ాొోౌ"],
  [44, "csz27"],
  [49, "aeghkvxyL3"],
  [52, "obdnpqu4569CEFSTZ0"],
  [58, "ABDGHKNOPQRUVXY8క"],
  [62, "గఠరం"],
  [66, "శ"],
  [69, "ళ"],
  [74, "ఇఎఏఐఒఓఙజడఢథదధనపఫబభలవషసూ"],
  [75, "wM"],
  [79, "అఆఉఔఖచఛటత"],
  [82, "mW"],
  [83, "ణఱ"],
  [96, "ఞ"],
  [106, "ఈఘమ"],
  [117, "ఊహ"],
  [127, "ఝయ"],
  [141, "ఋ"],
];
const OTHER_HUNDREDTHS = 55;
/** Of a Telugu letter below another: beside it, or entirely under it. */
const BELOW: Widths = [[18, "కచఛనపఫబభమయళవశస"]];
const VIRAMA = "్";

/** To the letters of the text face in its plain weight: its bold, and the plain of the display face. */
const TIMES_PLAIN = { plain: 1, bold: 1.04, display: 1.05 } as const;

export type TextLook = keyof typeof TIMES_PLAIN;

const widthIn = (widths: Widths, letter: string, otherwise: number): number =>
  widths.find(([, letters]) => letters.includes(letter))?.[0] ?? otherwise;

/** The width of a text at a size in CSS pixels where nothing can measure it, within a twentieth in the text face. */
export function guessedTextWidth(text: string, look: TextLook, sizePx: number): number {
  const letters = [...text];
  const hundredths = letters.reduce(
    (sum, letter, index) =>
      sum + (letters[index - 1] === VIRAMA ? widthIn(BELOW, letter, 0) : widthIn(LETTERS, letter, OTHER_HUNDREDTHS)),
    0,
  );
  return (hundredths / 100) * sizePx * TIMES_PLAIN[look];
}
