import { useEffect } from "react";
import { loadTelugu } from "#i18n/messages.ts";
import { readPreferredLanguage } from "#i18n/preferred-language.ts";
import { showLanguage } from "#i18n/use-language.ts";
import { logFault } from "./log-fault.ts";

// The words are on their way before the page wakes up.
if (typeof document !== "undefined" && readPreferredLanguage() === "telugu") loadTelugu().catch(() => {});

/** Shows the language saved on this device. The page wakes up in English, as it arrived, and turns at once. */
export function ApplySavedLanguage() {
  useEffect(() => {
    const reveal = () => {
      delete document.documentElement.dataset.wait;
    };
    showLanguage(readPreferredLanguage() ?? "english")
      .catch(logFault)
      .finally(reveal);
  }, []);
  return null;
}
