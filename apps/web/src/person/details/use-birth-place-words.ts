import { useQuery } from "@tanstack/react-query";
import type { Language } from "@vedanga/names/language";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { searchPlaces } from "#api/place/search-places.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { placeText } from "#ui/place-combobox/place-words.ts";

type Located = Pick<ShownDetails, "location" | "latitude" | "longitude">;

/** Lists move the points of a town by a few kilometres; its namesakes are further away. */
const NEAR_DEG = 0.1;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < NEAR_DEG;

/** Whether the words for a birth place have to be found: it is known by its point, and was kept in other letters. */
export const isInOtherLetters = ({ location, latitude }: Located, lang: Language): boolean =>
  latitude !== "" && !SCREEN_LANGUAGES[lang].letters.test(location);

interface BirthPlaceWords {
  readonly words: string;
  /** Others may be on their way. */
  readonly areComing: boolean;
}

/**
 * The birth place in the language on screen. What was kept is the text in the language of the form; a place of the list
 * that was chosen in another is found again by its name and its point. What a person typed stays as it is.
 */
export function useBirthPlace(place: Located): BirthPlaceWords {
  const { lang } = useLanguage();
  const { location, latitude, longitude } = place;
  const isOfOther = isInOtherLetters(place, lang);
  const { data, isPending } = useQuery({ ...searchPlaces(location, lang), enabled: isOfOther });
  const same = data?.places.find(({ lat, lon }) => isNear(lat, Number(latitude)) && isNear(lon, Number(longitude)));
  return { words: isOfOther && same ? placeText(same) : location, areComing: isOfOther && isPending };
}

/** The same without whether others are coming. */
export const useBirthPlaceWords = (place: Located): string => useBirthPlace(place).words;
