import type { Language } from "@vedanga/names/language";
import {
  loadSacredPlaceList,
  loadSacredPlaceText,
  type SacredPlaceId,
  type SacredPlaceList,
  type SacredPlaceText,
} from "@vedanga/sacred-places";
import { keptWords } from "#ui/waiting/kept-words.ts";

/** What the page of a place says. */
export interface PlaceWords {
  readonly list: SacredPlaceList;
  readonly text: SacredPlaceText;
}

/** The names and summaries of all places. */
export const placeList = keptWords((lang: Language) => loadSacredPlaceList(lang));

/** All that is said of one place. */
export const placeWords = keptWords(async (id: SacredPlaceId, lang: Language): Promise<PlaceWords> => {
  const [list, text] = await Promise.all([loadSacredPlaceList(lang), loadSacredPlaceText(id, lang)]);
  return { list, text };
});

export const loadPlaceList = (lang: Language): Promise<SacredPlaceList> => placeList(lang).load();
