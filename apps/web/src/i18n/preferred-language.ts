import { LANGUAGES, type Language } from "@vedanga/contract";

export const PREFERRED_LANGUAGE_KEY = "preferredLanguage";

export function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language saved on this device, if there is one. Storage that cannot be read holds nothing. */
export function readPreferredLanguage(): Language | null {
  try {
    const saved = localStorage.getItem(PREFERRED_LANGUAGE_KEY);
    return isLanguage(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function savePreferredLanguage(language: Language): void {
  try {
    localStorage.setItem(PREFERRED_LANGUAGE_KEY, language);
  } catch {
    // A device that keeps nothing still shows the chosen language until it is closed.
  }
}
