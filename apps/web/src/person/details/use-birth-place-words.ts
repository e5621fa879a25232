import { useQuery } from "@tanstack/react-query";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { searchPlaces } from "#api/place/search-places.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { placeText } from "#ui/place-combobox/place-words.ts";

type Located = Pick<ShownDetails, "location" | "latitude" | "longitude">;

/** Lists move the points of a town by a few kilometres; its namesakes are further away. */
const NEAR_DEG = 0.1;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < NEAR_DEG;

/**
 * The birth place in the language on screen. What was kept is the text in the language of the form; a place of the list
 * that was chosen in another is found again by its name and its point. What a person typed stays as it is.
 */
export function useBirthPlaceWords({ location, latitude, longitude }: Located): string {
  const { lang } = useLanguage();
  const isOfOther = latitude !== "" && !SCREEN_LANGUAGES[lang].letters.test(location);
  const { data } = useQuery({ ...searchPlaces(location, lang), enabled: isOfOther });
  const same = data?.places.find(({ lat, lon }) => isNear(lat, Number(latitude)) && isNear(lon, Number(longitude)));
  return isOfOther && same ? placeText(same) : location;
}
