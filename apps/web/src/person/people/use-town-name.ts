import { useQuery } from "@tanstack/react-query";
import { searchPlaces } from "#api/place/search-places.ts";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { townName } from "./town-name.ts";

/** The town of a listed person in the language on screen; a town typed in other letters is found again by its name. */
export function useTownName(town: string): string {
  const { lang } = useLanguage();
  const isOfOther = town !== "" && !SCREEN_LANGUAGES[lang].letters.test(town);
  const { data, isPlaceholderData } = useQuery({ ...searchPlaces(town, lang), enabled: isOfOther });
  return (isOfOther && data && !isPlaceholderData && townName(data)) || town;
}
