import type { Lang } from "@vedanga/contract";
import { clustersOf } from "./short-name.ts";

/** Widths of a strip, in rem, from which on names are written out; the style sheet has a rule for each. */
export const STRIP_STEPS_REM = [20, 24, 30, 36, 44, 54, 66] as const;
export type StripStep = (typeof STRIP_STEPS_REM)[number];

// A letter of Anek at the size of the labels, measured on the longest names; a Telugu syllable is wider than a letter.
const LETTER_REM: Record<Lang, number> = { en: 0.53, te: 0.86 };
const AIR_REM = 0.5;

/** From which width of the strip on a name fits its part of it; undefined where only its short form ever does. */
export function fitsFrom(name: string, share: number, lang: Lang): StripStep | undefined {
  const needed = (clustersOf(name).length * LETTER_REM[lang] + AIR_REM) / share;
  return STRIP_STEPS_REM.find((step) => step >= needed);
}
