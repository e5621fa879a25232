import { DEFAULT_LANGUAGE, languageOfWord } from "@vedanga/names/language";
import { useEffect } from "react";
import { loadFaces } from "#i18n/load-faces.ts";
import { loadMessages } from "#i18n/messages.ts";
import { preferredLanguage } from "#i18n/preferred-language.ts";
import { showLanguage } from "#i18n/use-language.ts";
import { sessionDetails } from "#person/details/user-details-store.ts";
import { logFault } from "#platform/log-fault.ts";

// The words and the faces are on their way before the page is hydrated.
const saved = typeof document === "undefined" ? undefined : languageOfWord(preferredLanguage.get());
if (saved !== undefined) {
  void loadFaces(saved);
  loadMessages(saved).catch(() => {});
}

/** The page is hidden by the head script; a hydrated page shows itself, in whichever language it has. */
function reveal(): void {
  delete document.documentElement.dataset.wait;
}

/**
 * Shows the language saved on this device, or else that of the person whose details this session has. The page is hydrated
 * in English, as it arrived, and turns before it is seen.
 */
export function ApplySavedLanguage() {
  useEffect(() => {
    const lang = languageOfWord(preferredLanguage.get() ?? sessionDetails.get()?.language) ?? DEFAULT_LANGUAGE;
    showLanguage(lang)
      .then(() => loadFaces(lang))
      .catch(logFault)
      .finally(reveal);
  }, []);
  return null;
}
