import type { Language } from "@vedanga/names/language";
import { clustersOf } from "#i18n/clusters.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";

/**
 * Widths of a strip, in rem, from which on names are written out; the style sheet has a rule for each. A strip of a phone is
 * below all of them: there every name is short.
 */
const STRIP_STEPS_REM = [36, 44, 54, 66] as const;
export type StripStep = (typeof STRIP_STEPS_REM)[number];

const AIR_REM = 0.5;

/** On a strip of a phone, 24rem, a part of less than 24 px has no room even for సూ between its borders. */
const SLIM = 24 / (24 * 16);

export const isSlim = (share: number): boolean => share < SLIM;

/** From which width of the strip on a name fits its part of it; undefined if only its short form ever does. */
export function fitsFrom(name: string, share: number, lang: Language): StripStep | undefined {
  const needed = (clustersOf(name).length * SCREEN_LANGUAGES[lang].syllableRem + AIR_REM) / share;
  return STRIP_STEPS_REM.find((step) => step >= needed);
}
