import type { Language } from "@vedanga/names/language";
import type { GemKey } from "#api/gem-details.ts";

/** The page of a stone, as a path of the app. */
export const gemAddress = (gem: GemKey, lang: Language): string => `/utilities/gem-details?gem=${gem}&lang=${lang}`;
