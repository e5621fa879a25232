import { useLingui } from "@lingui/react";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "@vedanga/names/language";
import { i18n, loadMessages } from "./messages.ts";
import { loadPageWords } from "./page-words.ts";
import { preferredLanguage } from "./preferred-language.ts";

/** The language that was wanted last: the words of an earlier one may arrive after its own. */
let wanted: Language | undefined;

/** Puts a language on the screen. Its words are fetched first, so that no key ever shows. */
export async function showLanguage(lang: Language): Promise<void> {
  wanted = lang;
  await Promise.all([loadMessages(lang), loadPageWords(lang)]);
  // To activate what is shown already would draw every screen again, and a part whose script is on its way would lose what was typed.
  if (lang === wanted && i18n.locale !== lang) i18n.activate(lang);
}

/** Resolves when all that is here has its words in the language that is shown, or is about to be. */
export const wordsAreHere = (): Promise<void> => loadMessages(wanted ?? DEFAULT_LANGUAGE);

export interface LanguageChoice {
  readonly lang: Language;
  /** Shows a language and keeps it for the next visit. */
  setLanguage(lang: Language): Promise<void>;
}

async function setLanguage(lang: Language): Promise<void> {
  preferredLanguage.set(LANGUAGES[lang].word);
  await showLanguage(lang);
}

export function useLanguage(): LanguageChoice {
  const { i18n: words } = useLingui();
  return { lang: isLanguage(words.locale) ? words.locale : DEFAULT_LANGUAGE, setLanguage };
}
