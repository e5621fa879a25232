import { languageOfWord } from "@vedanga/names/language";
import { languageOfVisit } from "#i18n/address-language.ts";
import { preferredLanguage } from "#i18n/preferred-language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { callParameters } from "../conventions/conventions.ts";
import { useChosenConventions } from "../conventions/use-chosen-conventions.ts";
import type { BirthQuestion } from "./birth-query.ts";
import { birthQuestion } from "./birth-question.ts";
import type { ShownDetails } from "./shown-details.ts";

/**
 * What to ask about a person, by the conventions of this device, in the language of the page or the one it changes to: an answer in the
 * language that it arrived in would be requested only to be discarded.
 */
export function useBirthQuestion(details: ShownDetails): BirthQuestion {
  const { lang } = useLanguage();
  const conventions = useChosenConventions();
  return birthQuestion(
    details,
    languageOfWord(preferredLanguage.get()) ?? languageOfVisit ?? languageOfWord(details.language) ?? lang,
    callParameters(conventions),
  );
}
