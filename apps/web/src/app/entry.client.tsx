import { DEFAULT_LANGUAGE, isLanguage } from "@vedanga/names/language";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { showLanguage } from "#i18n/use-language.ts";
import { logFault } from "#platform/log-fault.ts";

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// React takes the page over in the language it is shown in: see first-paint/turn-page. Without its words, in English.
const { lang } = document.documentElement;
showLanguage(isLanguage(lang) ? lang : DEFAULT_LANGUAGE)
  .catch(logFault)
  .finally(hydrate);
