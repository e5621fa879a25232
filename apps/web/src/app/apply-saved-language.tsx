import { useEffect } from "react";
import { loadTelugu } from "#i18n/messages.ts";
import { readPreferredLanguage } from "#i18n/preferred-language.ts";
import { showLanguage } from "#i18n/use-language.ts";
import { logFault } from "./log-fault.ts";
import { teluguFaces } from "./telugu-faces.ts";
import { currentPerson } from "./user-details/user-details-store.ts";

// The words and the faces are on their way before the page wakes up.
if (typeof document !== "undefined" && readPreferredLanguage() === "telugu") {
  void teluguFaces();
  loadTelugu().catch(() => {});
}

/** The page is hidden by the head script; a page that woke up shows itself, in whichever language it has. */
function reveal(): void {
  delete document.documentElement.dataset.wait;
}

/**
 * Shows the language saved on this device, or else that of the person whose details this session has. The page wakes up in English, as it arrived, and turns before it is seen.
 */
export function ApplySavedLanguage() {
  useEffect(() => {
    const language = readPreferredLanguage() ?? currentPerson().details?.language ?? "english";
    showLanguage(language)
      .then(() => (language === "telugu" ? teluguFaces() : undefined))
      .catch(logFault)
      .finally(reveal);
  }, []);
  return null;
}
