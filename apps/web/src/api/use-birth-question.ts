import type { UserDetails } from "@vedanga/contract";
import { languageOfWord } from "@vedanga/names/language";
import { preferredLanguage } from "#i18n/preferred-language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import type { BirthQuestion } from "./birth-query.ts";
import { birthQuestion } from "./birth-question.ts";

/**
 * What to ask about a person, in the language the page is in or turns to: it arrives in English, and an answer in English
 * would be asked for only to be thrown away.
 */
export function useBirthQuestion(details: UserDetails): BirthQuestion {
  const { lang } = useLanguage();
  return birthQuestion(details, languageOfWord(preferredLanguage.get() ?? details.language) ?? lang);
}
