import { setupI18n } from "@lingui/core";
import { DEFAULT_LANGUAGE, type Language } from "@vedanga/names/language";
import { en } from "./catalogue/en.ts";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

/** The one store of messages. Every screen is rendered in English first; other languages are loaded when needed. */
export const i18n = setupI18n({ locale: DEFAULT_LANGUAGE, messages: { [DEFAULT_LANGUAGE]: en } });

// The build compiles every text of the catalogues. What is still a string comes from the names, and has no arguments.
if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text]);

const asked = new Map<Language, Promise<void>>([[DEFAULT_LANGUAGE, Promise.resolve()]]);

/** Fetches the words of a language once. A failed fetch is tried again at the next call. */
export function loadMessages(lang: Language): Promise<void> {
  const known = asked.get(lang);
  if (known) return known;
  const loading = SCREEN_LANGUAGES[lang]
    .messages()
    .then((messages) => i18n.load(lang, messages))
    .catch((error: unknown) => {
      asked.delete(lang);
      throw error;
    });
  asked.set(lang, loading);
  return loading;
}
