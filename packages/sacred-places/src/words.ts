import type { Language } from "@vedanga/names/language";
import { SACRED_WORDS_EN } from "./en/words.ts";
import type { SacredPlaceId } from "./ids.ts";
import type { SacredPlaceList, SacredPlaceText, SacredWords } from "./sacred-place.ts";
import { SACRED_WORDS_TE } from "./te/words.ts";

const WORDS: Readonly<Record<Language, SacredWords>> = { en: SACRED_WORDS_EN, te: SACRED_WORDS_TE };

/** The names and summaries of all places in one language. */
export const loadSacredPlaceList = (language: Language): Promise<SacredPlaceList> => WORDS[language].list();

/** The text of one place in one language, and no other. */
export const loadSacredPlaceText = (id: SacredPlaceId, language: Language): Promise<SacredPlaceText> =>
  WORDS[language].texts[id]();
