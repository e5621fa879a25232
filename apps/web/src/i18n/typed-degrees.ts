import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

export type Coordinate = "latitude" | "longitude";

const TELUGU_ZERO = 0x0c66;
const DECIMAL = String.raw`\d{1,3}(?:\.\d{0,12})?|\.\d{1,12}`;
const SIXTIETHS = String.raw`\d{1,2}(?:\.\d{0,12})?`;
/** Parts that spaces alone set apart; a side beside them shows that they are no list of numbers. */
const SPACED = new RegExp(String.raw`^()(\d{1,3})\s+(${SIXTIETHS})(?:\s+(${SIXTIETHS}))?$`);
const MARKED = new RegExp(
  String.raw`^([+-]?)(${DECIMAL})\s*(?:°\s*(?:(${SIXTIETHS})\s*(?:'\s*(?:(${SIXTIETHS})\s*"?)?)?)?)?$`,
);

/** A number as people type and paste it, with the digits, the minus and the decimal point of a program. */
export const plainNumber = (text: string): string =>
  text
    .trim()
    .replace(/[\u0c66-\u0c6f]/g, (digit) => String(digit.charCodeAt(0) - TELUGU_ZERO))
    .replace(/[\u2212\u2013]/, "-")
    .replace(/^([^.,]*),([^.,]*)$/, "$1.$2");

const plainMarks = (text: string): string =>
  plainNumber(text)
    .replace(/[º˚]/, "°")
    .replace(/[′’‘´]/g, "'")
    .replace(/[″”“]|''/, '"');

/** The letters of each side in all languages, as coordinates are shown. */
function lettersOf(coordinate: Coordinate): readonly (readonly [letter: string, sign: 1 | -1])[] {
  return Object.values(SCREEN_LANGUAGES).flatMap(({ directionLetters: { north, south, east, west } }) => {
    const [positive, negative] = coordinate === "latitude" ? [north, south] : [east, west];
    return [[positive, 1] as const, [negative, -1] as const];
  });
}

/** The text without the letter of a side at its end or beginning, and the sign that this letter gives. */
function partedFromSide(text: string, coordinate: Coordinate): readonly [rest: string, sign: 1 | -1 | undefined] {
  const upper = text.toUpperCase();
  for (const [letter, sign] of lettersOf(coordinate)) {
    if (upper.endsWith(letter)) return [text.slice(0, -letter.length).trim(), sign];
    if (upper.startsWith(letter)) return [text.slice(letter.length).trim(), sign];
  }
  return [text, undefined];
}

const isWhole = (text: string): boolean => !text.includes(".");

/**
 * Degrees as they are shown here, on maps and in books: `17.385`, `17,385`, `17.385000° N`, `17°23'06"`, `17 23 06 N`,
 * `౧౭.౩౮౫° ఉ`. South and west are negative. NaN for anything else: a side of the other coordinate, a minus beside a side,
 * sixty minutes.
 */
export function degreesIn(text: string, coordinate: Coordinate): number {
  const [rest, side] = partedFromSide(plainMarks(text), coordinate);
  const spaced = side === undefined ? null : SPACED.exec(rest);
  const [, sign, degrees, minutes = "0", seconds] = spaced ?? MARKED.exec(rest) ?? [];
  if (degrees === undefined || (side !== undefined && sign !== "")) return Number.NaN;
  const isMixed = (minutes !== "0" && !isWhole(degrees)) || (seconds !== undefined && !isWhole(minutes));
  if (isMixed || Number(minutes) >= 60 || Number(seconds ?? 0) >= 60) return Number.NaN;
  return (side ?? (sign === "-" ? -1 : 1)) * (Number(degrees) + Number(minutes) / 60 + Number(seconds ?? 0) / 3600);
}

const BETWEEN_TWO = /\s*[,;]\s*|\s+/g;

/**
 * The two texts of a point, the latitude first, as maps give them to be pasted: `17.385, 78.4867`. Undefined for one
 * coordinate, and for whole numbers with a space between them, which can be degrees and minutes.
 */
export function pointIn(text: string): readonly [latitude: string, longitude: string] | undefined {
  if (!Number.isNaN(degreesIn(text, "latitude")) || !Number.isNaN(degreesIn(text, "longitude"))) return;
  for (const { 0: between, index } of text.trim().matchAll(BETWEEN_TWO)) {
    const [latitude, longitude] = [text.trim().slice(0, index), text.trim().slice(index + between.length)];
    const areBare = between.trim() === "" && /^\d+$/.test(latitude) && /^\d+$/.test(longitude);
    const areTwo = !Number.isNaN(degreesIn(latitude, "latitude")) && !Number.isNaN(degreesIn(longitude, "longitude"));
    if (areTwo && !areBare) return [latitude, longitude];
  }
}
