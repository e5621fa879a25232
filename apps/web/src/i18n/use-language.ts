import { useLingui } from "@lingui/react";
import type { Lang, Language } from "@vedanga/contract";
import { i18n, loadTelugu } from "./messages.ts";
import { savePreferredLanguage } from "./preferred-language.ts";

const LANG_OF: Record<Language, Lang> = { english: "en", telugu: "te" };

/** Puts a language on the screen. Its words are fetched first, so that no key ever shows. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === "telugu") await loadTelugu();
  i18n.activate(LANG_OF[language]);
}

export interface LanguageChoice {
  readonly language: Language;
  readonly lang: Lang;
  /** Shows a language and keeps it for the next visit. */
  setLanguage(language: Language): Promise<void>;
}

async function setLanguage(language: Language): Promise<void> {
  savePreferredLanguage(language);
  await showLanguage(language);
}

export function useLanguage(): LanguageChoice {
  const { i18n: words } = useLingui();
  const language = words.locale === "te" ? "telugu" : "english";
  return { language, lang: LANG_OF[language], setLanguage };
}
