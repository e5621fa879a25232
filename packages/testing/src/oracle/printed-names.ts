import { type Masa, NAKSHATRAS, RASIS, type Rasi, VARAS, YOGAS } from "@vedanga/core/src/ids.ts";
import type { Limbs } from "@vedanga/core/src/panchanga/limbs.ts";
import { karanaOf, tithiOf } from "@vedanga/core/src/panchanga/limbs-name.ts";

const ENGLISH_SIGNS = "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces".split(
  " ",
);
const ENGLISH_DAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ");

/** Spellings of the files that are not ours. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = { variyana: "variyan", ashwina: "ashvina" };

/** The id that a printed name would have as one of ours. */
export const idOf = (printed: string): string => {
  const id = printed.toLowerCase().replaceAll(" ", "_");
  return OTHER_SPELLINGS[id] ?? id;
};

const tithiName = (number: number): string => {
  const { paksha, tithi } = tithiOf(number);
  return tithi === "purnima" || tithi === "amavasya" ? tithi : `${paksha}_${tithi}`;
};

const NAME_OF: Limbs<(number: number) => string | undefined> = {
  tithi: tithiName,
  nakshatra: (number) => NAKSHATRAS[number - 1],
  yoga: (number) => YOGAS[number - 1],
  karana: karanaOf,
};

/** Whether a printed name is the name of the limb with this number. */
export const isLimbNamed = (limb: keyof Limbs<unknown>, number: number, printed: string): boolean =>
  NAME_OF[limb](number) === idOf(printed);

/** The number of a sign printed in English, 1 for Aries; 0 for anything else. */
export const signNumber = (printed: string): number => ENGLISH_SIGNS.indexOf(idOf(printed)) + 1;

/** The sign printed in English; undefined for anything else. */
export const rasiNamed = (printed: string): Rasi | undefined => RASIS[signNumber(printed) - 1];

export const isVaraNamed = (vara: (typeof VARAS)[number], printed: string): boolean =>
  ENGLISH_DAYS[VARAS.indexOf(vara)] === idOf(printed);

/** Whether a lunar month is the printed one; "Adhika" comes before the name of an intercalary month. */
export const monthNamed = (ours: { readonly masa: Masa; readonly adhika: boolean }, printed: string): boolean =>
  ours.masa === idOf(printed.replace("Adhika ", "")) && ours.adhika === printed.startsWith("Adhika ");

/** The number of a printed tithi, 1 to 30; 0 for anything else. */
export const tithiNumber = (printed: string): number =>
  Array.from({ length: 30 }, (_, index) => index + 1).find((number) => tithiName(number) === idOf(printed)) ?? 0;
